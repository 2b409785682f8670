import { expect, it } from 'vitest';
import { calendarDay, sentMoment } from './primitives.ts';

it.each(['2000-01-01', '2026-02-28', '2100-01-01'])('%s is a day', (day) => {
  expect(calendarDay.parse(day)).toBe(day);
});

it.each([
  '0000-01-01',
  '0001-01-01',
  '1999-12-31',
  '2100-01-02',
  '9999-12-31',
  '2026-02-30',
  '275760-09-13',
  '',
])('%j is no day that a caller may name', (day) => {
  expect(calendarDay.safeParse(day).success).toBe(false);
  expect(sentMoment.safeParse(`${day}T00:00:00Z`).success).toBe(false);
});

it('a moment is a time of such a day', () => {
  expect(sentMoment.safeParse('2026-11-16T12:00:00.000Z').success).toBe(true);
});
