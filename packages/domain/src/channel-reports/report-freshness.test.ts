import { expect, test } from 'vitest';
import { daysToRead, nextRead } from './report-freshness.ts';
import { daysOf } from './report-range.ts';

const now = new Date('2026-11-17T21:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const range = { start: '2026-11-01', end: '2026-11-16' };
const readAll = (at: Date) => new Map(daysOf(range).map((day) => [day, at]));

test('what was never read is read', () => {
  expect(daysToRead(range, new Map(), now)).toEqual(range);
});

test.each([
  [5, undefined],
  // The newest three days still change.
  [6, { start: '2026-11-14', end: '2026-11-16' }],
  // What was read before a day was complete is read again, however long that day has been over.
  [150, { start: '2026-11-08', end: '2026-11-16' }],
  [168, range],
])('after %i hours', (hours, expected) => {
  expect(daysToRead(range, readAll(hoursAgo(hours)), now)).toEqual(expected);
});

test('a day that could not be read is read later, with all between the first and the last of such days', () => {
  const read = readAll(hoursAgo(1));
  read.delete('2026-11-03');
  expect(daysToRead(range, read, now)).toEqual({ start: '2026-11-03', end: '2026-11-03' });
  read.delete('2026-11-05');
  expect(daysToRead(range, read, now)).toEqual({ start: '2026-11-03', end: '2026-11-05' });
});

test('a range that reaches the newest days grows old within hours', () => {
  expect(nextRead(range, hoursAgo(0))).toEqual(hoursAgo(-6));
  expect(nextRead({ start: '2026-10-01', end: '2026-10-31' }, hoursAgo(0))).toEqual(hoursAgo(-168));
});
