import { formatDate } from '@marquee/domain/format/date.ts';

export const ranges = ['month', 'quarter', 'year', 'all'] as const;
export type Range = (typeof ranges)[number];

const days: Record<Range, number> = { month: 30, quarter: 90, year: 365, all: 730 };
const dayMilliseconds = 86_400_000;

/** The last so many days up to `today`, which counts. */
export function rangeUpTo(today: string, range: Range): { start: string; end: string } {
  const start = new Date(Date.parse(today) - (days[range] - 1) * dayMilliseconds);
  return { start: formatDate(start), end: today };
}
