/** How staff look at drip feeds and subscriptions. */
export const dripFeedLists = ['in_processing', 'unpaid', 'completed', 'canceled'] as const;
export type DripFeedList = (typeof dripFeedLists)[number];

/** `in_doubt`: nobody knows whether the provider has it. */
export const subscriptionLists = ['in_doubt', 'in_processing', 'completed', 'canceled'] as const;
export type SubscriptionList = (typeof subscriptionLists)[number];
