import { expect, test } from 'vitest';
import { isAskedFor, isList, parameterCodes, textRefusal } from './order-parameters.ts';
import type { OrderParameter } from './service-kinds.ts';

const traffic = (code: string) => new Map<OrderParameter, string>([['type_of_traffic', code]]);

test.each([
  ['1', true, false],
  ['2', false, true],
  ['3', false, false],
  ['', false, false],
])('traffic of type “%s” asks for a search word: %s, for a referrer: %s', (code, keyword, referrer) => {
  expect(isAskedFor('google_keyword', traffic(code))).toBe(keyword);
  expect(isAskedFor('referring_url', traffic(code))).toBe(referrer);
  expect(isAskedFor('country', traffic(code))).toBe(true);
  expect(isAskedFor(undefined, traffic(code))).toBe(true);
});

test('every kind of traffic asks for one of them at most', () => {
  const conditional = ['google_keyword', 'referring_url'] as const;
  for (const code of parameterCodes.type_of_traffic)
    expect(conditional.filter((name) => isAskedFor(name, traffic(code))).length).toBeLessThan(2);
});

test('a service that has no types of traffic asks for whatever it asks for', () => {
  expect(isAskedFor('google_keyword', new Map())).toBe(true);
});

test.each([
  ['google_keyword', 'wooden cabins, “near me”', undefined],
  ['google_keyword', 'x'.repeat(201), { reason: 'too_long', limit: 200 }],
  ['google_keyword', '<b>cabins</b>', { reason: 'invalid' }],
  ['google_keyword', 'one\ntwo', { reason: 'invalid' }],
  ['google_keyword', 'cab\u202Eins', { reason: 'invalid' }],
  ['referring_url', 'https://example.com/page?a=1', undefined],
  ['referring_url', 'javascript:alert(1)', { reason: 'not_a_url' }],
  ['google_keyword', 'शब्द\u200Dकोश', undefined],
  ['referring_url', 'example.com/page', { reason: 'not_a_url' }],
  ['referring_url', 'https://user:pass@example.com/', { reason: 'not_a_url' }],
  ['referring_url', `https://example.com/${'x'.repeat(2100)}`, { reason: 'too_long', limit: 2048 }],
  ['username', 'one\ntwo', { reason: 'invalid' }],
  ['comments', `${'<3 '.repeat(5000)}\nline`, undefined],
  [undefined, 'a text\nof lines', undefined],
] as const)('%s %j', (parameter, text, refusal) => expect(textRefusal(parameter, text)).toEqual(refusal));

test('lists are lists', () => expect([isList('usernames'), isList('username')]).toEqual([true, false]));
