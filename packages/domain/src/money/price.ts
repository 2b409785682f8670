import { parseDecimal } from './decimal.ts';
import { type Money, money, subtract, zero } from './money.ts';
import { applyPpm, type Ppm } from './ratio.ts';
import { amountPlaces, divideUp, roundToPrecision } from './rounding.ts';

/** With 5 decimals per 1000, one piece costs whole units, so price × quantity ÷ 1000 is exact. */
const pricePlaces = 5;

const ratePlaces = 30;

export function isValidPrice(price: Money): boolean {
  return price >= zero && roundToPrecision(price, pricePlaces, 'up') === price;
}

export function linePrice(price: Money, pricingPer: bigint, quantity: bigint): Money {
  return money(divideUp(price * quantity, pricingPer));
}

/** The price after a discount, again a valid price. */
export function discountedPrice(defaultPrice: Money, discount: Ppm): Money {
  return roundToPrecision(
    subtract(defaultPrice, applyPpm(defaultPrice, discount, 'down')),
    pricePlaces,
    'up',
  );
}

/** A provider's rate per 1000, with however many decimals, rounded up so that we never sell below it. */
export function roundRateUp(text: string): Money | undefined {
  const scaled = parseDecimal(text, { places: ratePlaces, wholeDigits: 9 });
  if (scaled === undefined) return undefined;
  return roundToPrecision(
    money(divideUp(scaled, 10n ** BigInt(ratePlaces - amountPlaces))),
    pricePlaces,
    'up',
  );
}
