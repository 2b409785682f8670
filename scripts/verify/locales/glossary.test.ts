import { expect, test } from 'vitest';
import { glossaryProblems } from './glossary.ts';

const says = (text: string) => new Map([['orders.title', text]]);

test.each([
  ['Bestellung', 'Ihre Bestellungen', []],
  ['Bestellung', 'Ihr Auftrag', ['no phrase says "Bestellung" (order)', 'says "Auftrag*"']],
  ['Bestellung', 'Bestellung: Aufträge sind keine', []],
  ['Bestellung', 'Bestellung nach Auftragseingang', ['says "Auftrag*"']],
  ['Bestellung', 'Bestellung, Großauftrag', []],
  ['Bestellung', '{auftrag, plural, one {# Bestellung} other {# Bestellungen}}', []],
])('our word is %j: %j', (word, text, problems) => {
  const found = glossaryProblems('de', [{ term: 'order', says: word, never: ['Auftrag*'] }], says(text));
  expect(found).toEqual(problems.map((problem) => expect.stringContaining(problem)));
});

test('words without spaces between them are found inside others', () => {
  const glossary = [{ term: 'subscription', says: '自動注文', never: ['定期注文'] }];
  expect(glossaryProblems('ja', glossary, says('自動注文の設定'))).toEqual([]);
  expect(glossaryProblems('ja', glossary, says('新しい自動注文と定期注文一覧'))).toEqual([
    'ja orders.title: says "定期注文"; the glossary says "自動注文" (subscription)',
  ]);
});

test('Hindi vowel signs belong to the word', () => {
  const glossary = [{ term: 'amount', says: 'रकम', never: ['राशि'] }];
  expect(glossaryProblems('hi_IN', glossary, says('रकम, राशियाँ'))).toEqual([]);
  expect(glossaryProblems('hi_IN', glossary, says('रकम या राशि'))).toHaveLength(1);
});

test('Arabic vowel marks do not hide a word', () => {
  const glossary = [{ term: 'please', says: 'أدخِل', never: ['يرجى', 'مزوّد'] }];
  expect(glossaryProblems('ar', glossary, says('أدخل عنوانًا'))).toEqual([]);
  for (const text of ['أدخل: يُرجى', 'أدخِلْ، يُرْجَى', 'أدخل يـرجى', 'أدخل مزود', 'أدخل مُزَوِّد'])
    expect(glossaryProblems('ar', glossary, says(text)), text).toHaveLength(1);
  expect(glossaryProblems('ar', glossary, says('أدخل، تُرجى'))).toEqual([]);
});

test('a phrase that rightly says it is named', () => {
  const glossary = [{ term: 'order', says: 'Bestellung', never: ['Auftrag'], except: ['orders.'] }];
  expect(glossaryProblems('de', glossary, says('Bestellung und Auftrag'))).toEqual([]);
});

test('capital letters are those of the language', () => {
  const glossary = [{ term: 'refund', says: 'iade', never: ['ılıman'] }];
  expect(glossaryProblems('tr', glossary, says('İade'))).toEqual([]);
  expect(glossaryProblems('tr', glossary, says('İADE, ILIMAN'))).toHaveLength(1);
});
