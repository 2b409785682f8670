import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money, parseMoney, zero } from '../money/money.ts';
import { isValidPrice } from '../money/price.ts';
import { ppm } from '../money/ratio.ts';
import { findMarkup, type Markup, markedUpPrice } from './markup.ts';

const usd = (text: string) => parseMoney(text) ?? zero;
const none: Markup = { markupPpm: ppm(0), fixed: zero, roundTo: zero, floor: zero };

test.each([
  ['nothing', '0.9', {}, '0.9'],
  ['a percent', '0.9', { markupPpm: ppm(250_000) }, '1.125'],
  ['a percent and a fixed part', '0.9', { markupPpm: ppm(250_000), fixed: usd('0.1') }, '1.225'],
  ['a floor above', '0.001', { floor: usd('0.05') }, '0.05'],
  ['a floor below', '3', { floor: usd('0.05') }, '3'],
  ['rounding up to cents', '0.901', { roundTo: usd('0.01') }, '0.91'],
  ['no rounding of what is round', '0.91', { roundTo: usd('0.01') }, '0.91'],
  ['a rate of nothing', '0', { markupPpm: ppm(500_000) }, '0'],
])('%s', (_, rate, changes, price) => {
  expect(markedUpPrice(usd(rate), { ...none, ...changes })).toBe(usd(price));
});

test('whatever the rule, a price is valid and covers the rate', () => {
  const rates = fc.bigInt({ min: 0n, max: 10n ** 16n }).map(money);
  const rules = fc.record({
    markupPpm: fc.integer({ min: 0, max: 100_000_000 }).map(ppm),
    fixed: rates,
    roundTo: fc.bigInt({ min: 0n, max: 10n ** 10n }).map((units) => money(units * 1000n)),
    floor: rates,
  });
  fc.assert(
    fc.property(rates, rules, (rate, rule) => {
      const price = markedUpPrice(rate, rule);
      expect(price >= rate && price >= rule.floor).toBe(true);
      expect(isValidPrice(price)).toBe(true);
    }),
  );
});

test('the most specific rule counts', () => {
  const [all, typed, own] = [
    { ...none, serviceTypeId: null, serviceId: null },
    { ...none, serviceTypeId: 7n, serviceId: null },
    { ...none, serviceTypeId: null, serviceId: 3n },
  ];
  const rules = [all, typed, own];
  expect(findMarkup(rules, { id: 3n, typeId: 7n })).toBe(own);
  expect(findMarkup(rules, { id: 4n, typeId: 7n })).toBe(typed);
  expect(findMarkup(rules, { id: undefined, typeId: 8n })).toBe(all);
  expect(findMarkup([own], { id: 4n, typeId: 7n })).toBeUndefined();
});
