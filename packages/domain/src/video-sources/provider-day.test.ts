import { expect, test } from 'vitest';
import { nextProviderDay, providerDay } from './provider-day.ts';

test.each([
  ['an ordinary day in winter', '2026-01-15T12:00:00Z', '2026-01-15', '2026-01-16T08:00:00.000Z'],
  ['still yesterday there', '2026-01-15T07:59:59.999Z', '2026-01-14', '2026-01-15T08:00:00.000Z'],
  ['its first moment', '2026-01-15T08:00:00Z', '2026-01-15', '2026-01-16T08:00:00.000Z'],
  ['summer', '2026-07-01T12:00:00Z', '2026-07-01', '2026-07-02T07:00:00.000Z'],
  ['the day of 23 hours', '2026-03-08T09:00:00Z', '2026-03-08', '2026-03-09T07:00:00.000Z'],
  ['the day of 25 hours', '2026-11-01T07:00:00Z', '2026-11-01', '2026-11-02T08:00:00.000Z'],
  ['the end of a leap February', '2028-02-29T20:00:00Z', '2028-02-29', '2028-03-01T08:00:00.000Z'],
])('%s', (_name, now, day, next) => {
  expect(providerDay(new Date(now))).toBe(day);
  expect(nextProviderDay(new Date(now)).toISOString()).toBe(next);
});

test('400 days follow each other without a gap', () => {
  let now = new Date('2026-01-01T20:00:00Z');
  const seen = new Set<string>();
  for (let step = 0; step < 400; step += 1) {
    seen.add(providerDay(now));
    now = nextProviderDay(now);
  }
  expect(seen.size).toBe(400);
  expect(providerDay(now)).toBe('2027-02-05');
});
