import { addDays, addMonths } from '../format/calendar.ts';
import { formatDate } from '../format/date.ts';

/** Inclusive days, `2026-11-16`, as the video network counts them. */
export interface DayRange {
  start: string;
  end: string;
}

/** The video network's days begin and end at midnight there. */
export const networkTimeZone = 'America/Los_Angeles';

const mostDays = 731;
const dayMs = 86_400_000;

export function networkDay(moment: Date): string {
  return formatDate(moment, networkTimeZone);
}

/** Today is not over, so the newest day of a report is yesterday. */
export function newestReportDay(now: Date): string {
  return addDays(networkDay(now), -1);
}

/** The days a caller means; the last month without any. A refusal names the field that cannot be. */
export function reportRange(
  { dateStart, dateEnd }: { dateStart?: string | undefined; dateEnd?: string | undefined },
  now: Date,
): DayRange | { refused: 'dateStart' | 'dateEnd' } {
  const newest = newestReportDay(now);
  const end = dateEnd === undefined || dateEnd > newest ? newest : dateEnd;
  const start = dateStart ?? monthUntil(end).start;
  if (start > newest) return { refused: 'dateStart' };
  if (start > end) return { refused: 'dateEnd' };
  return countDays({ start, end }) > mostDays ? { refused: 'dateStart' } : { start, end };
}

/** As many days, right before. */
export function rangeBefore(range: DayRange): DayRange {
  return { start: addDays(range.start, -countDays(range)), end: addDays(range.start, -1) };
}

/** The last month, and the one before that it is compared with. */
export function trendRanges(now: Date): { current: DayRange; previous: DayRange } {
  const current = monthUntil(newestReportDay(now));
  return { current, previous: monthUntil(addDays(current.start, -1)) };
}

export function countDays({ start, end }: DayRange): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / dayMs) + 1;
}

export function daysOf(range: DayRange): string[] {
  return Array.from({ length: countDays(range) }, (_, place) => addDays(range.start, place));
}

function monthUntil(end: string): DayRange {
  return { start: addDays(addMonths(end, -1), 1), end };
}
