/** Units of each currency for one of the same base, or the base's price in one currency: always exact text. */
export type RateTable = ReadonlyMap<string, { amount: string; nominal: string; kind: 'per-base' | 'price' }>;
