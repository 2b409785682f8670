import { formatDate } from '@marquee/domain/format/date.ts';
import type { StatisticsQuery } from '../api.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The period stands in the address, so that it can be shared and gone back in; without days the server chooses. */
export function readPeriod(params: URLSearchParams): StatisticsQuery {
  const read = (name: 'start_date' | 'end_date') => {
    const value = params.get(name) ?? '';
    return day.test(value) && !Number.isNaN(Date.parse(value)) ? { [name]: value } : {};
  };
  return { ...read('start_date'), ...read('end_date') };
}

export const presets = { week: 7, month: 30, quarter: 90 } as const;
export type Preset = keyof typeof presets;

const dayMs = 86_400_000;

/** So many days up to and with today. */
export function presetDays(preset: Preset, now: number): Required<StatisticsQuery> {
  const first = new Date(now - (presets[preset] - 1) * dayMs);
  return { start_date: formatDate(first), end_date: formatDate(new Date(now)) };
}

/** Which preset these days are, if any; without days it is the server's own choice. */
export function presetOf({ start_date, end_date }: StatisticsQuery, now: number): Preset | 'other' {
  if (!start_date && !end_date) return 'month';
  const names = Object.keys(presets) as Preset[];
  const same = names.find((name) => {
    const days = presetDays(name, now);
    return days.start_date === start_date && days.end_date === end_date;
  });
  return same ?? 'other';
}
