import { expect, test } from 'vitest';
import { formatAccountDateTime, formatDate, formatDateTime } from './date.ts';

test.each([
  ['2026-11-05T04:07:09.999Z', '2026-11-05', '04:07:09', '4:07:09'],
  ['2026-01-01T00:00:00Z', '2026-01-01', '00:00:00', '0:00:00'],
  ['2026-12-31T23:59:59Z', '2026-12-31', '23:59:59', '23:59:59'],
  ['2026-06-30T22:30:00-05:00', '2026-07-01', '03:30:00', '3:30:00'],
])('%s', (moment, date, time, accountTime) => {
  expect(formatDate(new Date(moment))).toBe(date);
  expect(formatDateTime(new Date(moment))).toBe(`${date} ${time}`);
  expect(formatAccountDateTime(new Date(moment))).toBe(`${date} ${accountTime}`);
});
