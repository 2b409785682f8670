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
