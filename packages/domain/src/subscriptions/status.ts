export const subscriptionStatuses = ['in_processing', 'completed', 'canceled'] as const;
