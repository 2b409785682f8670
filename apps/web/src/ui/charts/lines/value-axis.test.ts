import { expect, test } from 'vitest';
import { dayTicks, valueAxis } from './value-axis.ts';

const days = ['2026-11-01', '2026-11-02', '2026-11-03'];
const views = { id: 'views', name: 'Views', values: [3, null, 1742] };
const visible = new Set<string>();

test('the axis holds the highest value', () => {
  expect(valueAxis({ days, series: [views] }, visible)).toEqual({
    ticks: [0, 500, 1000, 1500, 2000],
    range: [0, 2000],
  });
});

test('a comparison counts, a hidden series does not', () => {
  const series = [
    { ...views, values: [1, 2, 3], compare: [4, null, 9] },
    { ...views, id: 'other' },
  ];
  expect(valueAxis({ days, series }, new Set(['other'])).ticks.at(-1)).toBe(10);
});

test('positions begin with 1 and have room above it', () => {
  const axis = valueAxis({ days, series: [{ ...views, values: [1, 47, null] }], isInverted: true }, visible);
  expect(axis.ticks).toEqual([1, 10, 20, 30, 40, 50]);
  expect(axis.range[0]).toBeLessThan(1);
  expect(axis.range[1]).toBe(50);
});

test('small shares have decimal places, losses lie below zero', () => {
  const shares = { ...views, values: [0.4, 0.31, -0.1] };
  expect(valueAxis({ days, series: [shares], fractionDigits: 1 }, visible).ticks).toEqual([
    -0.1, 0, 0.1, 0.2, 0.3, 0.4,
  ]);
});

test('an axis of nothing has some length', () => {
  expect(valueAxis({ days, series: [] }, visible).range).toEqual([0, 1]);
  expect(valueAxis({ days, series: [], isInverted: true }, visible).range[1]).toBe(2);
});

test.each([
  [0, 500, []],
  [1, 500, [0]],
  [7, 700, [0, 1, 2, 3, 4, 5, 6]],
  [30, 360, [5, 13, 21, 29]],
  [730, 100, [0, 729]],
])('%d days in %d pixels', (count, room, places) => {
  expect(dayTicks(count, room)).toEqual(places);
});
