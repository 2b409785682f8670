import { event } from '../../platform/events/events.ts';

/** Something new was found in a channel, ordered for and paid. */
export const publicationOrdered = event<{
  subscriptionId: bigint;
  accountId: bigint;
  name: string;
  url: string;
  title: string;
  orderIds: readonly bigint[];
}>('publication-ordered');
