/** One thing on a network: what it is, the one way to write its link, and ways people paste it. */
export type Spellings = readonly [kind: string, normal: string, ...pasted: string[]];
