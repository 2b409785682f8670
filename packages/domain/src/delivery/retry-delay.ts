const first = 15;
const longest = 3600;

/** Seconds to wait before the next try: doubled each time, up to an hour. */
export function retryDelay(attempts: number): number {
  return Math.min(longest, first * 2 ** Math.min(Math.max(attempts, 1) - 1, 20));
}
