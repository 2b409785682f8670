import type { BooksRule } from './books.ts';
import type { Listener } from './events/events.ts';
import type { Route } from './http/calls/route.ts';
import type { ExternalRoute } from './http/external/external-route.ts';
import type { SiteFile } from './http/files/site-file.ts';
import type { JobDefinition } from './jobs/job.ts';
import type { Loop } from './loops/loop.ts';

/** What a feature offers the process that hosts it. `features.ts` lists them, one line each. */
export interface Feature {
  name: string;
  routes?: readonly Route[];
  files?: readonly SiteFile[];
  /** Addresses that speak a protocol of others. */
  externalRoutes?: readonly ExternalRoute[];
  jobs?: readonly JobDefinition[];
  /** Work that every worker process looks for again and again. */
  loops?: readonly Loop[];
  /** What it does when something happens elsewhere, in the same transaction. */
  listeners?: readonly Listener[];
  /** Invariants of its tables that the books check holds, beside the ledger's own. */
  books?: readonly BooksRule[];
}
