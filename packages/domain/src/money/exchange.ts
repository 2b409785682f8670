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

const day = 86_400_000;

/** A change of a fifth within a day is far more often a mistake than real. */
const dailyPercent = 20n;

/**
 * Whether a fetched rate may replace the last good one. The older that one is, the further the next
 * may be from it, so that a real jump is accepted after some days.
 */
export function isPlausibleRate(
  last: { rate: ExchangeRate; at: Date } | undefined,
  next: { rate: ExchangeRate; at: Date },
): boolean {
  if (!last) return true;
  const days = BigInt(Math.max(1, Math.ceil((next.at.getTime() - last.at.getTime()) / day)));
  const tolerated = (last.rate * dailyPercent * days) / 100n;
  const distance = next.rate > last.rate ? next.rate - last.rate : last.rate - next.rate;
  return distance <= tolerated;
}
