import { languageTag, locales } from '@marquee/domain/locale/locales.ts';
import { expect, test } from 'vitest';
import { placeLists } from './places.ts';

const { countries, languages } = placeLists();

test.each(locales)('%s: every country and language has a name, in the order of a reader', (locale) => {
  for (const { data } of [countries(locale).value, languages(locale).value]) {
    expect(data.filter(({ iso_code_2, name }) => name === '' || name === iso_code_2)).toEqual([]);
    const { compare } = new Intl.Collator(languageTag(locale));
    expect(data.map(({ name }) => name)).toEqual(data.map(({ name }) => name).toSorted(compare));
  }
  expect(countries(locale).value.data).toHaveLength(249);
  expect(languages(locale).value.data).toHaveLength(183);
});

test('names are those of the asked language', () => {
  const name = (locale: (typeof locales)[number]) =>
    countries(locale).value.data.find(({ iso_code_2 }) => iso_code_2 === 'DE')?.name;
  expect([name('en'), name('de'), name('fr'), name('ja')]).toEqual([
    'Germany',
    'Deutschland',
    'Allemagne',
    'ドイツ',
  ]);
});
