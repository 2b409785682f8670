import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, money, parseMoney, zero } from '../money/money.ts';
import { isValidPrice } from '../money/price.ts';
import { ppm } from '../money/ratio.ts';
import { type CustomPriceRule, customPrice, customPriceFinder } from './custom-price.ts';
import { unitPrice } from './line-cost.ts';

const usd = (text: string) => parseMoney(text) ?? zero;
const rule = (given: Partial<CustomPriceRule>): CustomPriceRule => ({
  serviceId: null,
  serviceTypeId: null,
  fixedPrice: null,
  discountPpm: null,
  ...given,
});
const service = { id: 7n, typeId: 3n, isPackage: false };

test.each<[string, Partial<CustomPriceRule>[], Partial<CustomPriceRule> | undefined]>([
  ['nothing', [], undefined],
  ['another service’s rule', [{ serviceId: 8n, discountPpm: ppm(1) }], undefined],
  ['another type’s rule', [{ serviceTypeId: 4n, discountPpm: ppm(1) }], undefined],
  ['the rule for everything', [{ discountPpm: ppm(1) }], { discountPpm: ppm(1) }],
  [
    'the type before everything',
    [{ discountPpm: ppm(1) }, { serviceTypeId: 3n, discountPpm: ppm(2) }],
    { discountPpm: ppm(2) },
  ],
  [
    'the service before its type, even where it is dearer',
    [
      { discountPpm: ppm(500_000) },
      { serviceTypeId: 3n, discountPpm: ppm(400_000) },
      { serviceId: 7n, discountPpm: ppm(0) },
    ],
    { discountPpm: ppm(0) },
  ],
])('%s counts', (_, rules, found) => {
  const counted = customPriceFinder(rules.map(rule))(service);
  if (found) expect(counted).toMatchObject(found);
  else expect(counted).toBeUndefined();
});

test('a price per 1000 pieces is not the price of a package, unless it was set for that package', () => {
  const wide = [rule({ fixedPrice: usd('1') }), rule({ serviceTypeId: 3n, fixedPrice: usd('1') })];
  expect(customPriceFinder(wide)({ ...service, isPackage: true })).toBeUndefined();
  const own = rule({ serviceId: 7n, fixedPrice: usd('12') });
  expect(customPriceFinder([...wide, own])({ ...service, isPackage: true })).toBe(own);
  const price = customPrice({ defaultPrice: usd('15'), discount: ppm(0), pricingPer: 1n }, own, true);
  expect(formatMoney(unitPrice(price, ppm(0)))).toBe('12');
});

test.each([
  ['a fixed price is final', '2', 250_000, { fixedPrice: usd('1.9') }, 500_000, '1.9'],
  ['also above the list', '2', 0, { fixedPrice: usd('3') }, 0, '3'],
  ['a percentage off', '2', 0, { discountPpm: ppm(100_000) }, 0, '1.8'],
  ['is not added to the service’s own', '2', 250_000, { discountPpm: ppm(100_000) }, 0, '1.5'],
  ['nor to the grade’s', '2', 0, { discountPpm: ppm(100_000) }, 300_000, '1.4'],
  ['a surcharge raises the list price', '2', 0, { discountPpm: ppm(-100_000) }, 0, '2.2'],
  ['from which discounts count', '2', 500_000, { discountPpm: ppm(-100_000) }, 0, '1.1'],
] as const)('%s', (_, listed, own, terms, grade, expected) => {
  const price = customPrice(
    { defaultPrice: usd(listed), discount: ppm(own), pricingPer: 1000n },
    rule(terms),
    false,
  );
  expect(formatMoney(unitPrice(price, ppm(grade)))).toBe(expected);
});

test('a service sold by other quantities gets its share of a price per 1000', () => {
  const price = customPrice(
    { defaultPrice: usd('1'), discount: ppm(0), pricingPer: 100n },
    rule({ fixedPrice: usd('0.00001') }),
    false,
  );
  expect(formatMoney(price.defaultPrice)).toBe('0.00001');
});

test('a price stays a valid price above zero', () => {
  const terms = fc.oneof(
    fc.bigInt(1n, 10n ** 12n).map((steps) => rule({ fixedPrice: money(steps * 1000n) })),
    fc.integer({ min: -10_000_000, max: 999_999 }).map((parts) => rule({ discountPpm: ppm(parts) })),
  );
  fc.assert(
    fc.property(
      terms,
      fc.bigInt(1n, 10n ** 12n),
      fc.constantFrom(1n, 100n, 1000n),
      fc.integer({ min: 0, max: 999_999 }),
      (given, steps, pricingPer, grade) => {
        const listed = { defaultPrice: money(steps * 1000n), discount: ppm(0), pricingPer };
        const paid = unitPrice(customPrice(listed, given, false), ppm(grade));
        expect(paid > 0n && isValidPrice(paid)).toBe(true);
      },
    ),
  );
});
