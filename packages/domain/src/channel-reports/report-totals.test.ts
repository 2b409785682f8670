import { expect, test } from 'vitest';
import { reachFigures, sumDays } from './report-totals.ts';

const day = (views: number, averageViewDuration: number, averageViewPercentage: number) => ({
  views,
  watchTimeMinutes: views * 2,
  averageViewDuration,
  averageViewPercentage,
  subscribersGained: 3,
  subscribersLost: 1,
});

test('averages weigh a day by its views', () => {
  expect(sumDays([day(100, 60, 40), day(300, 120, 50.01), day(0, 0, 0)])).toEqual({
    views: 400,
    watchTimeMinutes: 800,
    averageViewDuration: 105,
    averageViewPercentage: 47.51,
    subscribersGained: 9,
    subscribersLost: 3,
  });
});

test('days without a view have no averages', () => {
  expect(sumDays([])).toMatchObject({ views: 0, averageViewDuration: 0, averageViewPercentage: 0 });
  expect(sumDays([day(0, 0, 0)])).toMatchObject({ averageViewDuration: 0, averageViewPercentage: 0 });
});

test.each([
  [1000, 0.0564, { impressions: 1000, clicks: 56, clickRate: 0.056 }],
  [3, 0.5, { impressions: 3, clicks: 2, clickRate: 0.666667 }],
  [0, 0, { impressions: 0, clicks: 0, clickRate: null }],
  [10, 1.7, { impressions: 10, clicks: 10, clickRate: 1 }],
  [10, null, { impressions: 10, clicks: null, clickRate: null }],
  [null, 0.5, { impressions: null, clicks: null, clickRate: null }],
])('%s impressions at a rate of %s', (impressions, clickRate, expected) => {
  expect(reachFigures({ impressions, clickRate })).toEqual(expected);
});
