import { expect, test } from 'vitest';
import { matchOffers } from './match-offers.ts';

const rules = [
  { pattern: '(', serviceTypeId: 1n },
  { pattern: '^youtube .*views', serviceTypeId: 2n },
  { pattern: 'views', serviceTypeId: 3n },
];
const offers = [
  { number: '1', category: 'YouTube', name: 'Views HQ' },
  { number: '2', category: 'TikTok', name: 'VIEWS' },
  { number: '3', category: 'TikTok', name: 'Likes' },
];
const unknown = new Map<string, { isSold: boolean; matchedWith: string | null }>();

test('the first rule that fits counts; a pattern that does not compile fits nothing', async () => {
  const { typeIds, matchedWith } = await matchOffers(rules, [], offers, unknown);
  expect([...typeIds]).toEqual([
    ['1', 2n],
    ['2', 3n],
  ]);
  expect([...matchedWith.keys()]).toEqual(['1', '2', '3']);
});

test('only what is new or changed is matched again, and everything after a change of rules', async () => {
  const first = await matchOffers(rules, [], offers, unknown);
  const known = new Map(
    offers.map(({ number }) => [
      number,
      { isSold: false, matchedWith: first.matchedWith.get(number) ?? null },
    ]),
  );
  const [one, two, three] = offers;
  const renamed = [one, { number: '2', category: 'TikTok', name: 'Shares' }, three].flatMap(
    (offer) => offer ?? [],
  );
  expect([...(await matchOffers(rules, [], renamed, known)).matchedWith.keys()]).toEqual(['2']);
  expect((await matchOffers(rules.slice(1), [], offers, known)).matchedWith.size).toBe(3);
  expect(two && (await matchOffers(rules, [], [two], known)).matchedWith.size).toBe(0);
});

test('what is sold already is not matched at all', async () => {
  const sold = new Map([['1', { isSold: true, matchedWith: null }]]);
  expect([...(await matchOffers(rules, [], offers, sold)).matchedWith.keys()]).toEqual(['2', '3']);
});

test('a set of patterns too large for one pass still matches', async () => {
  const large = Array.from({ length: 60 }, (_, index) => ({
    pattern: `(?:[a-z]{0,900}x${index}){1}`,
    serviceTypeId: BigInt(index),
  }));
  const text = [{ number: '1', category: 'abc', name: 'x59' }];
  expect([...(await matchOffers(large, [], text, unknown)).typeIds]).toEqual([['1', 5n]]);
});
