import { allPhrases } from '@marquee/i18n/phrases.ts';
import { describe, expect, it } from 'vitest';
import { checkLocales, compareWithEnglish } from './locales.ts';

it('finds every shipped language complete', async () => {
  expect(await checkLocales()).toEqual([]);
});

it('reads hundreds of phrases, so an empty answer is not an empty look', async () => {
  const emptied = compareWithEnglish('de', await allPhrases('en'), {});
  expect(emptied.length).toBeGreaterThan(200);
});

describe('planted mistakes', () => {
  const english = {
    greeting: 'Hello {name}',
    count: '{count, plural, one {# item} other {# items}}',
    terms: 'Read the <link>terms</link>',
    kind: '{kind, select, a {first} other {second}}',
    plain: 'Save',
  };
  const german = {
    greeting: 'Hallo {name}',
    count: '{count, plural, one {# Stück} other {# Stück}}',
    terms: 'Lesen Sie die <link>Bedingungen</link>',
    kind: '{kind, select, a {erste} other {zweite}}',
    plain: 'Speichern',
  };
  const plant = (change: Partial<typeof german> & Record<string, unknown>) =>
    compareWithEnglish('de', english, { ...german, ...change });

  it.each([
    ['nothing', {}, []],
    ['a missing phrase', { plain: undefined }, ['de plain: missing']],
    ['an empty phrase', { plain: '' }, ['de plain: missing']],
    ['an extra phrase', { other: 'Mehr' }, ['de other: not a phrase of English']],
    ['a lost placeholder', { greeting: 'Hallo' }, ['de greeting: lacks {name}']],
    [
      'a misspelt placeholder',
      { greeting: 'Hallo {nmae}' },
      ['de greeting: lacks {name}', 'de greeting: asks for {nmae}, which English does not'],
    ],
    ['a lost tag', { terms: 'Lesen Sie die Bedingungen' }, ['de terms: lacks {<link>}']],
    [
      'a lost choice',
      { kind: '{kind, select, other {zweite}}' },
      [
        'de kind: lacks {kind:select(a|other)}',
        'de kind: asks for {kind:select(other)}, which English does not',
      ],
    ],
    ['an untranslated phrase', { plain: 'Save' }, ['de plain: still English: "Save"']],
    [
      'a lost plural category',
      { count: '{count, plural, other {# Stück}}' },
      ['de count: plural of {count} has other; the language needs one, other'],
    ],
    [
      'a category the language does not have',
      { count: '{count, plural, one {# Stück} few {# Stück} other {# Stück}}' },
      ['de count: plural of {count} has few, one, other; the language needs one, other'],
    ],
  ] as const)('%s', (_, change, problems) => {
    expect(plant(change)).toEqual(problems);
  });

  it('invalid ICU', () => {
    expect(plant({ greeting: 'Hallo {name' })).toEqual([expect.stringContaining('de greeting: invalid ICU')]);
  });

  it('Latin letters where the language has its own', () => {
    expect(compareWithEnglish('ru', { a: 'Save', b: '© {year}' }, { a: 'Sohranit', b: '© {year}' })).toEqual([
      'ru a: Latin letters only: "Sohranit"',
    ]);
  });
});
