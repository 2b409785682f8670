import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountsTogether } from './amounts-together.ts';
import type { ExchangeRate } from './exchange.ts';
import { money, parseMoney, subtract, sum, zero } from './money.ts';

const usd = (text: string) => parseMoney(text) ?? zero;
const dollars = { currency: 'USD', precision: 2, rounding: 'up' } as const;

test('amounts that need no more than the panel’s decimals show just those', () => {
  const { total, parts } = amountsTogether(dollars);
  expect([...parts([usd('2.5'), usd('1')]), total(usd('3.5'))]).toEqual(['$2.50', '$1.00', '$3.50']);
});

test('where rounding would hide a difference, every decimal is shown', () => {
  const { total, between } = amountsTogether(dollars);
  expect([total(usd('2.9657')), between(usd('3.2504'), usd('2.9657'), '+'), total(usd('3.2504'))]).toEqual([
    '$2.9657',
    '+$0.2847',
    '$3.2504',
  ]);
});

test('a sign stands before the number, after the mark of what is approximate', () => {
  const { total } = amountsTogether({ ...dollars, currency: 'RUB', rate: 9_250_000_000n as ExchangeRate });
  expect(total(usd('1.001'), '−')).toBe('≈\u00a0−92.60\u00a0₽');
});

const amounts = fc.array(fc.bigInt({ min: 0n, max: 10n ** 13n }).map(money), { minLength: 1, maxLength: 30 });
const styles = fc.record({
  precision: fc.integer({ min: 0, max: 8 }),
  rounding: fc.constantFrom('up', 'down'),
  shown: fc.oneof(
    fc.constant({ currency: 'USD' } as const),
    fc
      .bigInt({ min: 10n ** 7n, max: 10n ** 11n })
      .map((rate) => ({ currency: 'RUB', rate: rate as ExchangeRate }) as const),
  ),
});
const read = (text: string) => usd(text.replace(/[^\d.]/g, ''));

test('whoever adds up what is shown comes to the total that is shown', () => {
  fc.assert(
    fc.property(amounts, styles, (lines, { shown, ...style }) => {
      const together = amountsTogether({ ...shown, ...style });
      const all = sum(lines);
      expect(sum(together.parts(lines).map(read))).toBe(read(together.total(all)));
      const [first = zero] = lines;
      const rest = subtract(all, first);
      expect(subtract(read(together.total(all)), read(together.between(all, rest)))).toBe(
        read(together.total(rest)),
      );
    }),
  );
});
