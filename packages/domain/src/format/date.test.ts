import { expect, test } from 'vitest';
import { formatClock, formatDate, formatDateTime, formatExactTime, formatMinute } from './date.ts';

test.each([
  ['2026-11-05T04:07:09.999Z', '2026-11-05', '04:07:09'],
  ['2026-01-01T00:00:00Z', '2026-01-01', '00:00:00'],
  ['2026-12-31T23:59:59Z', '2026-12-31', '23:59:59'],
  ['2026-06-30T22:30:00-05:00', '2026-07-01', '03:30:00'],
])('%s', (moment, date, time) => {
  expect(formatDate(moment)).toBe(date);
  expect(formatClock(moment)).toBe(time.slice(0, 5));
  expect(formatMinute(moment)).toBe(`${date} ${time.slice(0, 5)}`);
  expect(formatDateTime(new Date(moment))).toBe(`${date} ${time}`);
  expect(formatExactTime(moment)).toBe(`${date} ${time} UTC`);
});

test('as clocks show it elsewhere, summer time and the day before included', () => {
  const moment = new Date('2026-07-01T03:30:05Z');
  expect(formatDateTime(moment, 'Asia/Kolkata')).toBe('2026-07-01 09:00:05');
  expect(formatDateTime(moment, 'Europe/Berlin')).toBe('2026-07-01 05:30:05');
  expect(formatExactTime(moment, 'America/New_York')).toBe('2026-06-30 23:30:05 America/New_York');
  expect(formatDate(moment, 'America/New_York')).toBe('2026-06-30');
});
