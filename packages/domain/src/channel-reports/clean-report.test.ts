import { expect, test } from 'vitest';
import { cleanDays, count, emptyDay } from './clean-report.ts';

test('days outside the range, repeated ones and impossible figures do not get through', () => {
  const day = (name: string, views: number, averageViewPercentage = 10.005) => ({
    ...emptyDay(name),
    views,
    averageViewPercentage,
    more: 'ignored',
  });
  const range = { start: '2026-03-01', end: '2026-03-03' };
  const days = [
    day('2026-03-03', 3.4),
    day('2026-03-01', -5, 5000),
    day('2026-03-01', 9),
    day('2026-02-28', 1),
  ];
  expect(cleanDays(days, range)).toEqual([
    { ...emptyDay('2026-03-01'), averageViewPercentage: 1000 },
    { ...emptyDay('2026-03-03'), views: 3, averageViewPercentage: 10.01 },
  ]);
});

test.each([
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
  [1e300, Number.MAX_SAFE_INTEGER],
  [-0.4, 0],
])('%s counts as %s', (value, expected) => {
  expect(count(value) + 0).toBe(expected);
});
