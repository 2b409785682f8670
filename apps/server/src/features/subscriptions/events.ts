import { event } from '../../platform/events/events.ts';

/** A new publication was found in a channel, and its orders are placed and paid. */
export const publicationOrdered = event<{
  subscriptionId: bigint;
  accountId: bigint;
  name: string;
  url: string;
  title: string;
  orderIds: readonly bigint[];
}>('publication-ordered');
