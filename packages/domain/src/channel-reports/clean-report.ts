import type { DayRange } from './report-range.ts';
import type { DayFigures, WatchFigures } from './report-totals.ts';

const mostPercent = 1000;

/** Days of the range only, each once, in their order, with figures that can be. */
export function cleanDays<Day extends DayFigures & { day: string }>(
  days: readonly Day[],
  { start, end }: DayRange,
): (DayFigures & { day: string })[] {
  const first = new Map<string, DayFigures & { day: string }>();
  for (const { day, ...figures } of days) {
    if (day < start || day > end || first.has(day)) continue;
    const { subscribersGained, subscribersLost } = figures;
    first.set(day, {
      day,
      ...cleanWatch(figures),
      subscribersGained: count(subscribersGained),
      subscribersLost: count(subscribersLost),
    });
  }
  return [...first.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

export function cleanWatch(figures: WatchFigures): WatchFigures {
  const percent = Math.round(figures.averageViewPercentage * 100) / 100;
  return {
    views: count(figures.views),
    watchTimeMinutes: count(figures.watchTimeMinutes),
    averageViewDuration: count(figures.averageViewDuration),
    averageViewPercentage: Number.isFinite(percent) ? Math.min(mostPercent, Math.max(0, percent)) : 0,
  };
}

export function emptyDay(day: string): DayFigures & { day: string } {
  return {
    day,
    views: 0,
    watchTimeMinutes: 0,
    averageViewDuration: 0,
    averageViewPercentage: 0,
    subscribersGained: 0,
    subscribersLost: 0,
  };
}

/** A whole number from 0 to what JSON holds exactly. */
export function count(value: number): number {
  return Number.isFinite(value) ? Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, Math.round(value))) : 0;
}
