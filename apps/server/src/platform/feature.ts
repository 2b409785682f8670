import type { BooksRule } from './books.ts';
import type { Finder } from './console/finder.ts';
import type { WorkQueue } from './console/work-queue.ts';
import type { Listener } from './events/events.ts';
import type { Route } from './http/calls/route.ts';
import type { ExternalRoute } from './http/external/external-route.ts';
import type { SiteFile } from './http/files/site-file.ts';
import type { JobDefinition } from './jobs/job.ts';
import type { Loop } from './loops/loop.ts';
import type { GaugeDefinition } from './metrics/gauge.ts';
import type { RestoredWork } from './restore/restored-work.ts';

/** What a feature registers. `features.ts` lists all features. */
export interface Feature {
  name: string;
  routes?: readonly Route[];
  files?: readonly SiteFile[];
  /** Endpoints that follow an outside protocol. */
  externalRoutes?: readonly ExternalRoute[];
  jobs?: readonly JobDefinition[];
  /** Work that every worker process polls for. */
  loops?: readonly Loop[];
  /** Reactions to events of other features, in the same transaction. */
  listeners?: readonly Listener[];
  /** Invariants of its tables for the books check, in addition to the ledger's. */
  books?: readonly BooksRule[];
  /** Its work that acts outside, and what becomes of it after a restore. */
  restored?: readonly RestoredWork[];
  /** What waits for staff. */
  queues?: readonly WorkQueue[];
  /** What the console's search finds of it. */
  finders?: readonly Finder[];
  /** Figures for `/metrics`. */
  gauges?: readonly GaugeDefinition[];
}
