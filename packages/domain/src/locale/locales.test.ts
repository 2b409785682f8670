import { expect, test } from 'vitest';
import {
  defaultLocale,
  directionOf,
  isLocale,
  isolated,
  type Locale,
  languageAttributes,
  languageTag,
  locales,
  localeWithRegion,
  nativeNames,
  scriptOf,
} from './locales.ts';

test('at least twelve languages, English first and without a prefix', () => {
  expect(locales.length).toBeGreaterThanOrEqual(12);
  expect(locales[0]).toBe(defaultLocale);
});

test.each(['de', 'hi_IN', 'zh_CN'])('%s is ours', (value) => {
  expect(isLocale(value)).toBe(true);
});

test.each(['DE', 'hi-IN', 'hi', '', undefined, null, 5])('%s is not', (value) => {
  expect(isLocale(value)).toBe(false);
});

test('every locale is a language that the platform knows', () => {
  expect(Intl.getCanonicalLocales(locales.map(languageTag))).toEqual(locales.map(languageTag));
  expect(Object.keys(nativeNames).sort()).toEqual([...locales].sort());
});

test('every language has a country and a script', () => {
  expect(
    Object.fromEntries(locales.map((locale) => [localeWithRegion(locale), scriptOf(locale)])),
  ).toMatchObject({
    en_US: 'Latn',
    de_DE: 'Latn',
    es_ES: 'Latn',
    fr_FR: 'Latn',
    hi_IN: 'Deva',
    ja_JP: 'Jpan',
    ko_KR: 'Kore',
    pt_BR: 'Latn',
    ru_RU: 'Cyrl',
    tr_TR: 'Latn',
    vi_VN: 'Latn',
    zh_CN: 'Hans',
  });
});

test('the script decides where a line begins, also of a language that is not ours yet', () => {
  expect(locales.filter((locale) => directionOf(locale) === 'rtl')).toEqual(['ar']);
  for (const locale of ['ar', 'ar_EG', 'fa', 'he', 'ur_PK', 'ckb'])
    expect(directionOf(locale as Locale)).toBe('rtl');
  expect(directionOf('az' as Locale)).toBe('ltr');
  expect(isolated('-$5.00', 'he' as Locale)).toBe('\u2066-$5.00\u2069');
  expect(isolated('-$5.00', 'ja')).toBe('-$5.00');
  expect(languageAttributes('pt_BR')).toBe('lang="pt-BR" dir="ltr"');
});
