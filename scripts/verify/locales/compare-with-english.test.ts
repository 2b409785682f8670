import { describe, expect, it } from 'vitest';
import { compareWithEnglish } from './compare-with-english.ts';
import { flatten } from './flatten.ts';

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
    compareWithEnglish('de', flatten(english), flatten({ ...german, ...change }));

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
    [
      'words chosen by what English only fills in',
      { greeting: 'Hallo {name, select, Ada {Ada} other {{name}}}' },
      [],
    ],
    ['an untranslated phrase', { plain: 'Save' }, ['de plain: still English: "Save"']],
    ['a count after a colon', { count: 'Stück: {count, number}' }, []],
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

  it('a choice where a program fills in plain names without ICU', () => {
    const found = compareWithEnglish(
      'de',
      flatten({ widget: { price: '{price} net' } }),
      flatten({ widget: { price: '{price, select, other {netto}}' } }),
    );
    expect(found).toEqual([
      'de widget.price: lacks {price}',
      'de widget.price: asks for {price:select(other)}, which English does not',
    ]);
  });

  it('invalid ICU', () => {
    expect(plant({ greeting: 'Hallo {name' })).toEqual([expect.stringContaining('de greeting: invalid ICU')]);
  });

  it('Latin letters where the language has its own', () => {
    const [english, russian] = [
      { a: 'Save', b: '© {year}' },
      { a: 'Sohranit', b: '© {year}' },
    ];
    expect(compareWithEnglish('ru', flatten(english), flatten(russian))).toEqual([
      'ru a: Latin letters only: "Sohranit"',
    ]);
  });

  it('zero, where the rules of the language count it as one and its speakers do not', () => {
    const portuguese = '{count, plural, one {# pedido} many {# de pedidos} other {# pedidos}}';
    const compared = (count: string) =>
      compareWithEnglish('pt_BR', flatten({ count: english.count }), flatten({ count }));
    expect(compared(portuguese)).toEqual(['pt_BR count: plural of {count} needs =0']);
    expect(compared(portuguese.replace('one', '=0 {0 pedidos} one'))).toEqual([]);
  });
});
