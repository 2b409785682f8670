import { describe, expect, it, test } from 'vitest';
import { type Locale, languageTag, locales } from '../locale/locales.ts';
import { relativeTime, relativeTimesOf } from './relative-times.ts';

const now = new Date('2026-11-15T12:00:00Z');

describe('relativeTime', () => {
  it.each<[string, Locale, string]>([
    ['2026-11-15T11:59:40Z', 'en', 'now'],
    ['2026-11-15T11:57:00Z', 'en', '3 minutes ago'],
    ['2026-11-14T11:00:00Z', 'de', 'gestern'],
    ['2026-11-18T12:00:00Z', 'ru', 'через 3 дня'],
    ['2025-10-01T00:00:00Z', 'en', 'last year'],
  ])('%s in %s reads %s', (moment, locale, text) => {
    expect(relativeTime(new Date(moment), now, relativeTimesOf(locale))).toBe(text);
  });
});

test.each(locales)('%s reads as Intl writes it, for every count', (locale) => {
  const times = relativeTimesOf(locale);
  const intl = new Intl.RelativeTimeFormat(languageTag(locale), { numeric: 'auto' });
  const longest = { year: 99, month: 12, week: 4, day: 6, hour: 23, minute: 59 } as const;
  const sizes = {
    year: 365 * 86_400,
    month: 30 * 86_400,
    week: 7 * 86_400,
    day: 86_400,
    hour: 3600,
    minute: 60,
  };
  for (const [unit, most] of Object.entries(longest) as [keyof typeof longest, number][])
    for (let count = -most; count <= most; count += 1) {
      if (count === 0) continue;
      const moment = new Date(now.getTime() + count * sizes[unit] * 1000);
      expect(relativeTime(moment, now, times)).toBe(intl.format(count, unit));
    }
});
