import { event } from '../../platform/events/events.ts';

/** A card can be charged from now on; `subscriptionId` names the subscription it was linked for. */
export const cardLinked = event<{ cardId: bigint; accountId: bigint; subscriptionId: bigint | null }>(
  'card-linked',
);
