/** What the console's search finds. */
export const foundKinds = ['order', 'customer', 'invoice', 'service', 'ticket'] as const;
export type FoundKind = (typeof foundKinds)[number];
