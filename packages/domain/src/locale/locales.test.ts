import { expect, test } from 'vitest';
import {
  defaultLocale,
  isLocale,
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
