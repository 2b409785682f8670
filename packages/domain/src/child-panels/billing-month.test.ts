import { expect, test } from 'vitest';
import { nextMonthEnd } from './billing-month.ts';

test.each([
  ['2027-01-31T10:00:00Z', 31, '2027-02-28T10:00:00.000Z'],
  ['2027-02-28T10:00:00Z', 31, '2027-03-31T10:00:00.000Z'],
  ['2028-01-30T00:00:00Z', 30, '2028-02-29T00:00:00.000Z'],
  ['2026-12-15T23:59:59Z', 15, '2027-01-15T23:59:59.000Z'],
])('a month from %s on day %i ends %s', (from, billingDay, end) => {
  expect(nextMonthEnd(new Date(from), billingDay).toISOString()).toBe(end);
});

test('twelve months are a year, whatever the day', () => {
  for (let billingDay = 1; billingDay <= 31; billingDay++) {
    const start = new Date(Date.UTC(2027, 0, billingDay));
    let end = start;
    for (let month = 0; month < 12; month++) end = nextMonthEnd(end, billingDay);
    expect(end.toISOString()).toBe(new Date(Date.UTC(2028, 0, billingDay)).toISOString());
  }
});
