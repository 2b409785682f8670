import { describe, expect, test } from 'vitest';
import { sampleReports } from './sample-reports.ts';
import { sampleVideos } from './sample-videos.ts';

const channelId = 'UC_x5XG1OV2P6uZZ5FSM9Ttw';
const now = () => new Date('2026-11-16T20:00:00Z');
const reports = sampleReports(now);
const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const viewsOf = async (start: string, end: string) =>
  (await reports.daily({ channelId, start, end })).map(({ day, views }) => ({
    weekday: new Date(day).getUTCDay(),
    views,
  }));

describe('the sample figures tell a story', () => {
  test('growth over the years', async () => {
    const years = await Promise.all(
      [2022, 2023, 2024, 2025].map(async (year) =>
        average((await viewsOf(`${year}-01-01`, `${year}-12-31`)).map(({ views }) => views)),
      ),
    );
    expect(years).toEqual([...years].sort((one, other) => one - other));
    expect((years[3] ?? 0) / (years[0] ?? 1)).toBeGreaterThan(1.5);
  });

  test('weekends, dips and a week that goes viral', async () => {
    const days = await viewsOf('2025-11-16', '2026-11-15');
    const weekend = days.filter(({ weekday }) => weekday === 0 || weekday === 6);
    const working = days.filter(({ weekday }) => weekday > 0 && weekday < 6);
    expect(average(weekend.map(({ views }) => views))).toBeGreaterThan(
      1.1 * average(working.map(({ views }) => views)),
    );
    const sorted = days.map(({ views }) => views).sort((one, other) => one - other);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    expect(sorted.at(-1)).toBeGreaterThan(1.8 * median);
    expect(sorted[0]).toBeLessThan(0.7 * median);
  });

  test('the same day has the same figure, whenever it is asked and in whatever range', async () => {
    const [whole, later] = [
      await reports.daily({ channelId, start: '2026-01-01', end: '2026-06-30' }),
      await sampleReports(() => new Date('2028-02-02T00:00:00Z')).daily({
        channelId,
        start: '2026-03-01',
        end: '2026-03-31',
      }),
    ];
    expect(whole.filter(({ day }) => day.startsWith('2026-03'))).toEqual(later);
    expect(await reports.daily({ channelId, start: '2026-11-15', end: '2026-11-20' })).toHaveLength(1);
  });

  test('every title says what it is, and no id can be taken for a real one', async () => {
    const source = sampleVideos(now);
    const found = (await source.searchVideos({ keyword: 'rye', country: 'GB', limit: 50 })).results;
    const cards = [
      ...found,
      ...(await source.newestVideos(channelId, 5)),
      ...(await source.channels([channelId])),
    ];
    expect(cards.every(({ title }) => title.startsWith('Sample'))).toBe(true);
    expect(found.every(({ id }) => /^sample-\d+-UCsample-/.test(id) && id.length > 11)).toBe(true);
  });
});

test('places in the search results move slowly, and cross the first 3, 10 and 50', async () => {
  let day = new Date('2026-01-01T20:00:00Z');
  const source = sampleVideos(() => day);
  const near = 'dQw4w9WgXcQ';
  const crossed = new Set<number>();
  let jumps = 0;
  for (const keyword of ['rye', 'sourdough', 'bagel', 'focaccia', 'brioche', 'pita', 'naan', 'ciabatta']) {
    let before: number | undefined;
    for (let step = 0; step < 120; step += 1) {
      day = new Date(Date.UTC(2026, 0, 1 + step, 20));
      const { results } = await source.searchVideos({ keyword, country: 'GB', limit: 50, near });
      const found = results.findIndex(({ id }) => id === near) + 1;
      const place = found === 0 ? 51 : found;
      if (before !== undefined) {
        if (Math.abs(place - before) > 6) jumps += 1;
        for (const mark of [3, 10, 50]) if (before <= mark !== place <= mark) crossed.add(mark);
      }
      before = place;
    }
  }
  expect(jumps).toBe(0);
  expect([...crossed].sort((one, other) => one - other)).toEqual([3, 10, 50]);
});
