import { checkBooksJob } from './features/ledger/index.ts';
import { features } from './features.ts';

/** The rules of every feature's books, the ledger's own among them. */
export const allBooks = features.flatMap((feature) => feature.books ?? []);

export const booksCheckJob = checkBooksJob(allBooks);
