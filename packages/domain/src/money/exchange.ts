import { parseDecimal } from './decimal.ts';
import { type Money, money } from './money.ts';
import { amountPlaces, divide, divideDown, type Rounding } from './rounding.ts';

declare const rublesBrand: unique symbol;
declare const rateBrand: unique symbol;

/** Units of 10^-8 RUB. For display and for a ruble gateway's invoice; the ledger is in dollars only. */
export type Rubles = bigint & { readonly [rublesBrand]: true };

/** Rubles per dollar, in units of 10^-8; never zero. */
export type ExchangeRate = bigint & { readonly [rateBrand]: true };

const rateUnit = 10n ** BigInt(amountPlaces);

export function parseExchangeRate(text: string): ExchangeRate | undefined {
  const rate = parseDecimal(text, { places: amountPlaces, wholeDigits: 9 });
  return rate === undefined || rate === 0n ? undefined : (rate as ExchangeRate);
}

export function parseRubles(text: string): Rubles | undefined {
  return parseDecimal(text, { places: amountPlaces, wholeDigits: 15 }) as Rubles | undefined;
}

export function toRubles(amount: Money, rate: ExchangeRate, rounding: Rounding): Rubles {
  return divide(amount * rate, rateUnit, rounding) as Rubles;
}

/** Always down: a conversion never gives more dollars than the rubles are worth. */
export function toDollars(rubles: Rubles, rate: ExchangeRate): Money {
  return money(divideDown(rubles * rateUnit, rate));
}
