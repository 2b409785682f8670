/** The events that a customer's program can subscribe to. */
export const webhookEvents = ['order.status', 'refill.status', 'subscription.publication'] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent only when the webhook's owner requests it. */
export const testEvent = 'webhook.test';

/** The states of a call to a webhook. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** Per account. */
export const maxWebhooks = 5;
