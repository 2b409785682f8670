import { allPhrases } from '@marquee/i18n/load-phrases.ts';
import { expect, it } from 'vitest';
import { checkLocales } from './check-locales.ts';
import { compareWithEnglish } from './compare-with-english.ts';
import { flatten } from './flatten.ts';

it('finds every shipped language complete', async () => {
  expect(await checkLocales()).toEqual([]);
});

it('reads hundreds of phrases, so an empty answer is not an empty look', async () => {
  const emptied = compareWithEnglish('de', flatten(await allPhrases('en')), new Map());
  expect(emptied.length).toBeGreaterThan(200);
});
