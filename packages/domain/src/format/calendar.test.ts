import { expect, test } from 'vitest';
import { languageTag, locales } from '../locale/locales.ts';
import { addDays, addMonths, daysIntoWeek, firstWeekday, isSameMonth, weeksAround } from './calendar.ts';

test.each(locales)('the week of %s begins as its locale data say', (locale) => {
  const known = new Intl.Locale(languageTag(locale)) as Intl.Locale & { getWeekInfo(): { firstDay: number } };
  expect(firstWeekday(locale)).toBe(known.getWeekInfo().firstDay % 7);
});

test('a month is shown in six whole weeks', () => {
  const weeks = weeksAround('2026-11-16', 1);
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks[0]?.[6]).toBe('2026-11-01');
  expect(weeks[5]?.[6]).toBe('2026-12-06');
  expect(weeksAround('2026-11-16', 0)[0]?.[0]).toBe('2026-11-01');
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-11-16', -12, '2025-11-16'],
])('%s and %d months is %s', (day, count, expected) => {
  expect(addMonths(day, count)).toBe(expected);
});

test('days and weeks', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysIntoWeek('2026-11-16', 1)).toBe(0);
  expect(daysIntoWeek('2026-11-15', 1)).toBe(6);
  expect(daysIntoWeek('2026-11-15', 0)).toBe(0);
  expect(isSameMonth('2026-11-01', '2026-11-30')).toBe(true);
  expect(isSameMonth('2026-11-01', '2025-11-01')).toBe(false);
});
