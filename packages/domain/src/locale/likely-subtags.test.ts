import { expect, test } from 'vitest';
import { localeWithRegion, scriptOf } from './likely-subtags.ts';
import { locales } from './locales.ts';

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
