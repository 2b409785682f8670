import { expect, test } from 'vitest';
import { literalNumberProblems } from './literal-numbers.ts';

test.each([
  'Up to 1\u00a0000 characters',
  'Jusqu’à 43\u202f200 minutes',
  'Up to 1,000',
  'Bis zu 10.000 Zeichen',
  'From 1 to 1 000.',
  '1,23,456 तक',
  '1\u00a0000+',
  '{count, plural, one {# of 5\u00a0000} other {# of 5\u00a0000}}',
])('%j is refused', (text) => {
  expect(literalNumberProblems('en', new Map([['orders.hint', text]]))).toEqual([
    `en orders.hint: number in the text; make it an argument: "${text}"`,
  ]);
});

test.each([
  'Pay $2.10 per post',
  'Rate for $1',
  'höchstens 21,00\u00a0$',
  '{rate} ₽ per dollar',
  '{rate}\u00a0₽',
  'Up to €{max}',
])('the amount in %j is refused', (text) => {
  expect(literalNumberProblems('en', new Map([['orders.hint', text]]))).toEqual([
    `en orders.hint: amount in the text; make it an argument: "${text}"`,
  ]);
});

test.each([
  'Amount, $',
  'Up to {max} characters',
  '2 to 100 of {max}',
  'Rounds to 0.001',
  'e.g. 203.0.113.0/24',
  '10, 100 or 999',
  'In 2026',
])('%j is fine', (text) => {
  expect(literalNumberProblems('en', new Map([['orders.hint', text]]))).toEqual([]);
});

test.each([
  ['adminSettings.settings.numbers_by_language.text', 0],
  ['adminSettings.settings.numbers_by_language.name', 1],
])('%s: %i problems', (key, count) => {
  expect(literalNumberProblems('en', new Map([[key, '1\u00a0234.50']]))).toHaveLength(count);
});
