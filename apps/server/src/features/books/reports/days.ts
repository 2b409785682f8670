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

/** The stretches of days that were not summed up yet. */
export function missingDays(first: string | null, to: string, summed: ReadonlySet<string>): DayRange[] {
  const gaps: { from: string; to: string }[] = [];
  if (first === null) return gaps;
  for (const day of daysOf({ from: first, to })) {
    if (summed.has(day)) continue;
    const last = gaps.at(-1);
    if (last && dayAfter(last.to) === day) last.to = day;
    else gaps.push({ from: day, to: day });
  }
  return gaps;
}
