/** What a customer's program may be told of. */
export const webhookEvents = ['order.status', 'refill.status', 'subscription.publication'] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent only when its owner asks for it. */
export const testEvent = 'webhook.test';

/** Where a call to a webhook stands. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** Of one account. */
export const mostWebhooks = 5;
