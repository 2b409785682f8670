import { expect, test } from 'vitest';
import { countDays, daysOf, networkDay, rangeBefore, reportRange, trendRanges } from './report-range.ts';

const now = new Date('2026-11-17T21:00:00Z');

test.each([
  // 07:59 UTC is 23:59 of the day before in winter; in summer midnight is at 07:00 UTC.
  ['2026-01-15T07:59:00Z', '2026-01-14'],
  ['2026-01-15T08:00:00Z', '2026-01-15'],
  ['2026-07-15T06:59:00Z', '2026-07-14'],
  ['2026-07-15T07:00:00Z', '2026-07-15'],
])('%s is %s at the video network', (moment, day) => {
  expect(networkDay(new Date(moment))).toBe(day);
});

test.each([
  [{}, { start: '2026-10-17', end: '2026-11-16' }],
  [{ dateEnd: '2026-03-30' }, { start: '2026-03-01', end: '2026-03-30' }],
  [{ dateEnd: '2028-01-01' }, { start: '2026-10-17', end: '2026-11-16' }],
  [{ dateStart: '2026-11-16' }, { start: '2026-11-16', end: '2026-11-16' }],
  [
    { dateStart: '2024-11-16', dateEnd: '2026-11-16' },
    { start: '2024-11-16', end: '2026-11-16' },
  ],
  [{ dateStart: '2024-11-15', dateEnd: '2026-11-16' }, { refused: 'dateStart' }],
  [{ dateStart: '2026-11-17' }, { refused: 'dateStart' }],
  [{ dateStart: '2026-05-02', dateEnd: '2026-05-01' }, { refused: 'dateEnd' }],
])('%o means %o', (asked, meant) => {
  expect(reportRange(asked, now)).toEqual(meant);
});

test('the days before are as many and end right before', () => {
  const before = rangeBefore({ start: '2026-03-01', end: '2026-03-31' });
  expect(before).toEqual({ start: '2026-01-29', end: '2026-02-28' });
  expect(countDays(before)).toBe(31);
});

test('months of a trend meet and never overlap, over two years of days', () => {
  for (const day of daysOf({ start: '2025-01-01', end: '2026-12-31' })) {
    const { current, previous } = trendRanges(new Date(`${day}T20:00:00Z`));
    expect(rangeBefore({ ...current, end: current.start }).end).toBe(previous.end);
    for (const range of [current, previous]) expect(countDays(range)).toBeGreaterThanOrEqual(28);
    for (const range of [current, previous]) expect(countDays(range)).toBeLessThanOrEqual(31);
  }
});

test('days follow each other over the change of the clock', () => {
  expect(daysOf({ start: '2026-03-07', end: '2026-03-09' })).toEqual([
    '2026-03-07',
    '2026-03-08',
    '2026-03-09',
  ]);
});
