/** Rates by currency as exact text: units of the currency per unit of the base, or the reverse. */
export type RateTable = ReadonlyMap<string, { amount: string; nominal: string; kind: 'per-base' | 'price' }>;
