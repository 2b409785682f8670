import type { DayRange } from './live-flows.ts';

const dayMs = 86_400_000;

export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Every day from the first to the last. */
export function daysOf({ from, to }: DayRange): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => dayAfter(from, index));
}

/** Days in their order as ranges without gaps. */
export function stretches(days: readonly string[]): DayRange[] {
  const ranges: { from: string; to: string }[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last && dayAfter(last.to) === day) last.to = day;
    else ranges.push({ from: day, to: day });
  }
  return ranges;
}
