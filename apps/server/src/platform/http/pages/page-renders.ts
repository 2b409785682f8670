import { createFairQueue, type FairQueue } from '../../process/fair-queue.ts';

/** Rendering blocks the process, so each kind of page has a share, and a flood of one leaves the others theirs. */
export interface PageRenders {
  /** Addresses without a query: there are as many as the panel has pages. */
  pages: FairQueue;
  /** Searches, filters and mailed links: there is no end of them. */
  queries: FairQueue;
  /** For signed-in visitors, who take turns by account. */
  members: FairQueue;
}

/** A flood of pages may use a fifth of the processor, one of queries a tenth. */
export function createPageRenders(): PageRenders {
  return {
    pages: createFairQueue({ concurrent: 1, waiting: 40, rest: 4 }),
    queries: createFairQueue({ concurrent: 1, waiting: 20, rest: 9 }),
    members: createFairQueue({ concurrent: 4, waiting: 100 }),
  };
}
