import { addDays } from './due-day.ts';
import { type Check, LookupQueue, type Served } from './lookup-queue.ts';

export interface Allowance {
  today: string;
  /** Look-ups that may still be made today, and on every day after. */
  leftToday: number;
  perDay: number;
}

const horizonDays = 400;
const mostLookups = 300_000;

/**
 * The day each check will have its look-up if nobody asks for more: the queue is run ahead with what a day allows.
 * Those that get no turn within the horizon, and those that wait for nothing, are absent.
 */
export function expectedDays(
  checks: readonly Check[],
  served: ReadonlyMap<bigint, Served>,
  { today, leftToday, perDay }: Allowance,
): Map<bigint, string> {
  const expected = new Map<bigint, string>();
  const waiting = checks.filter(({ dueOn, askedAt }) => dueOn !== null || askedAt !== null);
  if (perDay <= 0 && leftToday <= 0) return expected;
  const queue = new LookupQueue(checks, served);
  let made = 0;
  for (let ahead = 0; ahead < horizonDays && expected.size < waiting.length; ahead++) {
    const day = addDays(today, ahead);
    const taken = queue.take(day, ahead === 0 ? leftToday : perDay, ahead * mostLookups);
    for (const { lookup } of taken)
      for (const check of queue.sharing(lookup)) {
        const waits = check.dueOn !== null || check.askedAt !== null;
        if (waits && !expected.has(check.id)) expected.set(check.id, day);
      }
    made += taken.length;
    if (made > mostLookups) break;
    queue.endDay();
  }
  return expected;
}
