const minute = 60;
const hour = 60 * minute;

/** After each try that failed; all of them together take about a day. */
const delays = [30, 2 * minute, 10 * minute, 30 * minute, hour, 3 * hour, 6 * hour, 12 * hour];

/** Seconds until the next try; undefined once nobody waits any longer. */
export function webhookRetryDelay(attempts: number): number | undefined {
  return delays[Math.max(attempts, 1) - 1];
}

const fewestFailures = 20;
const longestFailing = 3 * 24 * hour * 1000;

/** Nobody has answered for days, and not just one call: it is switched off. */
export function isWebhookGivenUp(
  { failures, failingSince }: { failures: number; failingSince: Date | null },
  now: Date,
): boolean {
  if (failingSince === null || failures < fewestFailures) return false;
  return now.getTime() - failingSince.getTime() >= longestFailing;
}
