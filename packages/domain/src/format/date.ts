import { madeOnce } from './made-once.ts';

/*
 * The panel's only ways to write a moment, each for its places (docs/developers/formats.md). Relative dates are in
 * relative-times.ts. In UTC, unless a person has chosen a time zone.
 */

type Moment = Date | string;

/** `2026-11-05`: a day that something lasts until, the heading of a day's entries, a chosen day. */
export function formatDate(moment: Moment, timeZone = 'UTC'): string {
  return textIn(moment, timeZone).slice(0, 10);
}

/** `04:07`: where the day is named already. */
export function formatClock(moment: Moment, timeZone = 'UTC'): string {
  return textIn(moment, timeZone).slice(11, 16);
}

/** `2026-11-05 04:07`: axes of charts. */
export function formatMinute(moment: Moment, timeZone = 'UTC'): string {
  return textIn(moment, timeZone).slice(0, 16);
}

/** `2026-11-05 04:07:09`: timelines and scheduled starts. */
export function formatDateTime(moment: Moment, timeZone = 'UTC'): string {
  return textIn(moment, timeZone);
}

/** `2026-11-05 04:07:09 UTC`: what leaves the panel (receipts, mails), and the exact time behind a relative date. */
export function formatExactTime(moment: Moment, timeZone = 'UTC'): string {
  return `${textIn(moment, timeZone)} ${timeZone}`;
}

const partsIn = madeOnce(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    }),
);

function textIn(moment: Moment, timeZone: string): string {
  const date = new Date(moment);
  if (timeZone === 'UTC') return date.toISOString().slice(0, 19).replace('T', ' ');
  // Names of zones are known in any case, and whoever spells one anew must not make another format.
  const parts = partsIn(timeZone.toLowerCase()).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`;
}
