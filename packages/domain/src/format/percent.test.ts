import { expect, test } from 'vitest';
import { languageTag, locales } from '../locale/locales.ts';
import { formatPercent } from './percent.ts';

test('the sign stands where the language puts it, with the space it wants', () => {
  expect(Object.fromEntries(locales.map((locale) => [locale, formatPercent(0.125, locale)]))).toEqual({
    en: '12.5%',
    de: '12,5\u00a0%',
    es: '12,5\u00a0%',
    fr: '12,5\u00a0%',
    hi_IN: '12.5%',
    ja: '12.5%',
    ko: '12.5%',
    pt_BR: '12,5%',
    ru: '12,5\u00a0%',
    tr: '%12,5',
    vi: '12,5%',
    zh_CN: '12.5%',
    ar: '12.5%',
  });
});

test.each([
  [0, '0%'],
  [0.1, '10%'],
  [0.00001, '0%'],
  [0.00125, '0.13%'],
  [25, '2\u00a0500%'],
])('%d is %s', (fraction, expected) => {
  expect(formatPercent(fraction, 'en')).toBe(expected);
});

test.each(locales)('%s is written as the language’s own data have it', (locale) => {
  const format = new Intl.NumberFormat(languageTag(locale), {
    style: 'percent',
    maximumFractionDigits: 2,
    useGrouping: false,
  });
  for (let hundredths = -1005; hundredths < 10_000; hundredths += 7) {
    const fraction = hundredths / 10_000;
    // Marks of direction are left out; pages isolate what is written from the left.
    const known = format.format(fraction).replace(/\s/g, '\u00a0').replaceAll('\u200e', '');
    expect(formatPercent(fraction, locale)).toBe(known);
  }
});
