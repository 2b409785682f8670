import type { TrackInterval } from './campaign.ts';

const dayMs = 86_400_000;

/** Calendar days are text, `2026-11-16`: they belong to no time zone and sort as they are. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

export function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / dayMs);
}

/** Every day of a range, both ends included; none if it ends before it begins. */
export function daysOf(first: string, last: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) =>
    addDays(first, index),
  );
}

/**
 * The day on which a keyword wants its next look-up after the one of `checkedOn`; null: only when asked for. Months keep to
 * the day of the month on which the campaign began, or end on their last day.
 */
export function nextDueDay(track: TrackInterval, checkedOn: string, anchor: string): string | null {
  switch (track) {
    case 'on_demand':
      return null;
    case 'daily':
      return addDays(checkedOn, 1);
    case 'weekly':
      return addDays(checkedOn, 7);
    case 'monthly':
      return nextMonthDay(checkedOn, Number(anchor.slice(8, 10)));
  }
}

/** The first such day of a month that is after `day`. One that was late does not move those that follow. */
function nextMonthDay(day: string, wanted: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const inThis = monthDay(year, month, wanted);
  return inThis > day
    ? inThis
    : monthDay(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, wanted);
}

function monthDay(year: number, month: number, wanted: number): string {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1, Math.min(wanted, last))).toISOString().slice(0, 10);
}
