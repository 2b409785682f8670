import type { Feature } from '../../platform/feature.ts';
import { bookRoutes, booksQueue } from './check/books.console.ts';
import type { CheckBooksJob } from './check/check-books.job.ts';
import { ledgerRoutes } from './explorer/ledger.console.ts';
import { reportRoutes } from './reports/reports.console.ts';
import { sumDaysJob } from './reports/sum-days.job.ts';

export { checkBooksJob } from './check/check-books.job.ts';
export { getReport } from './reports/get-report.ts';

/** What staff read in the books: their check with the rules of all these features, the ledger, and reports. */
export function booksFeature(checkJob: CheckBooksJob, features: readonly Feature[]): Feature {
  const rules = features.flatMap(({ books = [] }) => books).map(({ name }) => name);
  return {
    name: 'books',
    routes: [...bookRoutes(checkJob, rules), ...ledgerRoutes, ...reportRoutes],
    jobs: [checkJob, sumDaysJob],
    queues: [booksQueue],
  };
}
