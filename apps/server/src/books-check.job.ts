import { features } from './features.ts';

/** The bookkeeping rules of all features, including the ledger's. */
export const allBooks = features.flatMap((feature) => feature.books ?? []);
