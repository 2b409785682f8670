/**
 * For code that a server runs: Node keeps the whole text of what it has loaded, with two bytes for every letter once a
 * single one is beyond Latin, and nobody reads comments there.
 */
export const serverOutput = { charset: 'ascii', comments: false } as const;
