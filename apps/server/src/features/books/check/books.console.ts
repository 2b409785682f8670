import * as endpoints from '@marquee/contract/console/books.ts';
import { sql } from 'kysely';
import { countWaiting, type WorkQueue } from '../../../platform/console/work-queue.ts';
import { type Route, route } from '../../../platform/http/calls/route.ts';
import type { CheckBooksJob } from './check-books.job.ts';
import { getBooks } from './get-books.ts';
import { exportProblems, listProblems } from './list-problems.ts';
import { requestCheck } from './request-check.ts';

export const booksQueue: WorkQueue = {
  name: 'books',
  permission: 'books.view',
  measure: countWaiting('books_problem', { waits: sql`true`, since: 'found_at' }),
};

export function bookRoutes(checkJob: CheckBooksJob, rules: readonly string[]): readonly Route[] {
  return [
    route(endpoints.getBooks, async (ctx) => ({ data: await getBooks(ctx, rules) })),
    route(endpoints.listBooksProblems, (ctx, { query }) => listProblems(ctx, query)),
    route(endpoints.exportBooksProblems, exportProblems),
    route(
      endpoints.runBooksCheck,
      async (ctx) => {
        await requestCheck(ctx, checkJob);
        return { data: await getBooks(ctx, rules) };
      },
      { limit: { points: 20, seconds: 600 } },
    ),
  ];
}
