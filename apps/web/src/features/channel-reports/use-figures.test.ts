import { expect, test } from 'vitest';
import { changeOf, clockText, figureOf } from './use-figures.ts';

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [247, '4:07'],
  [3600, '1:00:00'],
  [3723, '1:02:03'],
])('%d seconds read %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

test('watch time counts in hours, subscribers as what stayed', () => {
  const row = {
    views: 40,
    watch_time_minutes: 90,
    average_view_duration: 61,
    average_view_percentage: 42.5,
    subscribers_gained: 3,
    subscribers_lost: 5,
  };
  expect(figureOf(row, 'watch_time')).toBe(1.5);
  expect(figureOf(row, 'subscribers')).toBe(-2);
  expect(figureOf(row, 'average_view_percentage')).toBe(42.5);
});

test('a change needs something to be compared with, and a loss that shrinks is a rise', () => {
  expect(changeOf(150, 100)).toBe(0.5);
  expect(changeOf(50, 100)).toBe(-0.5);
  expect(changeOf(10, 0)).toBeUndefined();
  expect(changeOf(-5, -10)).toBe(0.5);
});
