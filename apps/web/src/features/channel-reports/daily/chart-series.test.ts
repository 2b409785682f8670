import type { DailyStatistics } from '@marquee/contract/generated/youtube.ts';
import { expect, test } from 'vitest';
import { chartSeries } from './chart-series.ts';

const day = (views: number, gained = 0, lost = 0) => ({
  day: '2026-11-01',
  views,
  watch_time_minutes: views * 6,
  average_view_duration: 60,
  average_view_percentage: 40,
  subscribers_gained: gained,
  subscribers_lost: lost,
});
const statistics = (changes: Pick<DailyStatistics, 'data' | 'previous'>): DailyStatistics => ({
  totals: { ...day(0), impressions: null, clicks: null, ctr: null },
  previous_totals: null,
  orders: [],
  dateStart: '2026-11-01',
  dateEnd: '2026-11-02',
  source: { kind: 'sample', state: 'ok', updated_at: null, next_update_at: null },
  ...changes,
});

test('one curve, in hours where it is watch time', () => {
  const daily = statistics({ data: [day(10), day(25)], previous: [] });
  expect(chartSeries(daily, 'views')).toMatchObject([{ id: 'views', values: [10, 25] }]);
  expect(chartSeries(daily, 'watch_time')).toMatchObject([{ values: [1, 2.5] }]);
  expect(chartSeries(daily, 'views')[0]).not.toHaveProperty('compare');
});

test('subscribers are those who came and those who left', () => {
  const daily = statistics({ data: [day(1, 7, 2)], previous: [day(1, 5, 4)] });
  expect(chartSeries(daily, 'subscribers')).toMatchObject([
    { id: 'subscribers_gained', values: [7], compare: [5] },
    { id: 'subscribers_lost', values: [2], compare: [4] },
  ]);
});

test('a period before that has fewer days leaves a gap', () => {
  const daily = statistics({ data: [day(1), day(2)], previous: [day(3)] });
  expect(chartSeries(daily, 'views')).toMatchObject([{ compare: [3, null] }]);
});
