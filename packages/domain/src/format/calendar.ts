import { type Locale, languageTag } from '../locale/locales.ts';

/** `2026-11-05`; all days are counted in UTC. */
type Day = string;

const dayMs = 86_400_000;
const [daysPerWeek, shownWeeks] = [7, 6];

/** Countries of our languages and their neighbours where the week begins on Sunday; elsewhere on Monday. */
const sundayFirst = new Set([
  'US',
  'CA',
  'BR',
  'MX',
  'CO',
  'PE',
  'IN',
  'JP',
  'KR',
  'TW',
  'HK',
  'ID',
  'TH',
  'PH',
  'IL',
]);

/** Countries of Arabic where it begins on Saturday. */
const saturdayFirst = new Set(['EG', 'DZ', 'IQ', 'JO', 'KW', 'LY', 'OM', 'QA', 'SD', 'SY', 'YE', 'BH']);

/** 0 is Sunday, 1 is Monday, 6 is Saturday. */
export type Weekday = 0 | 1 | 6;

/** Not asked of the browser, because not every one knows. */
export function firstWeekday(locale: Locale): Weekday {
  const { region = '' } = new Intl.Locale(languageTag(locale)).maximize();
  if (saturdayFirst.has(region)) return 6;
  return sundayFirst.has(region) ? 0 : 1;
}

/** The weeks around a day's month: always six, so that a calendar keeps its height. */
export function weeksAround(day: Day, firstDay: Weekday): Day[][] {
  const first = startOfMonth(day);
  const before = (new Date(first).getUTCDay() - firstDay + daysPerWeek) % daysPerWeek;
  return Array.from({ length: shownWeeks }, (_, week) =>
    Array.from({ length: daysPerWeek }, (_, place) => addDays(first, week * daysPerWeek + place - before)),
  );
}

export function addDays(day: Day, count: number): Day {
  return toDay(Date.parse(day) + count * dayMs);
}

/** The same day of another month, or that month's last one. */
export function addMonths(day: Day, count: number): Day {
  const first = new Date(startOfMonth(day));
  const year = first.getUTCFullYear();
  const month = first.getUTCMonth() + count;
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return toDay(Date.UTC(year, month, Math.min(Number(day.slice(8)), last)));
}

export function isSameMonth(one: Day, other: Day): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}

/** How many days the week has already had. */
export function daysIntoWeek(day: Day, firstDay: Weekday): number {
  return (new Date(day).getUTCDay() - firstDay + daysPerWeek) % daysPerWeek;
}

function startOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

function toDay(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}
