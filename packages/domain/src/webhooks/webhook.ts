/** The events that a customer's program can subscribe to. */
export const webhookEvents = ['order.status', 'refill.status', 'subscription.publication'] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent only when the webhook's owner requests it. */
export const testEvent = 'webhook.test';

/** The states of a call to a webhook. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** Per account. */
export const maxWebhooks = 5;

const longest = 2048;

/**
 * The normalized address if it may be called: https, without a password. Only the same machine may be
 * called without https, for trying things out.
 */
export function webhookAddress(text: string): string | undefined {
  const url = URL.parse(text.trim());
  if (url?.username !== '' || url.password !== '') return undefined;
  const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) return undefined;
  url.hash = '';
  return url.href.length <= longest ? url.href : undefined;
}

const minute = 60;
const hour = 60 * minute;

/** Seconds after each failed attempt; together about a day. */
const delays = [30, 2 * minute, 10 * minute, 30 * minute, hour, 3 * hour, 6 * hour, 12 * hour];

/** Seconds until the next attempt; undefined when there are no more. */
export function webhookRetryDelay(attempts: number): number | undefined {
  return delays[Math.max(attempts, 1) - 1];
}

const fewestFailures = 20;
const longestFailing = 3 * 24 * hour * 1000;

/** Whether to switch a webhook off: many calls have failed, and for days. */
export function isWebhookGivenUp(
  { failures, failingSince }: { failures: number; failingSince: Date | null },
  now: Date,
): boolean {
  if (failingSince === null || failures < fewestFailures) return false;
  return now.getTime() - failingSince.getTime() >= longestFailing;
}
