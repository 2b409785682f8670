import { formatDate } from '../format/date.ts';

/** Where the video network's day begins and its units are granted anew. */
const timeZone = 'America/Los_Angeles';
const hour = 3_600_000;

/** `2026-11-16`: the day it is at the video network. */
export function providerDay(now: Date): string {
  return formatDate(now, timeZone);
}

/** The video network's next midnight; its days have 23 to 25 hours. */
export function nextProviderDay(now: Date): Date {
  const today = providerDay(now);
  let before = now.getTime();
  let after = before + 26 * hour;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (providerDay(new Date(middle)) === today) before = middle;
    else after = middle;
  }
  return new Date(after);
}
