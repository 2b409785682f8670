import { formatDecimal, parseDecimal } from './decimal.ts';
import { amountPlaces, floorToPrecision } from './rounding.ts';

declare const moneyBrand: unique symbol;

/** An exact amount in units of 10^-8 USD. */
export type Money = bigint & { readonly [moneyBrand]: true };

export function money(units: bigint): Money {
  return units as Money;
}

export const zero = money(0n);

/** The most PostgreSQL's bigint holds, about 92 billion USD. */
const largest = money(2n ** 63n - 1n);

export function add(left: Money, right: Money): Money {
  return money(left + right);
}

export function subtract(left: Money, right: Money): Money {
  return money(left - right);
}

export function sum(amounts: Iterable<Money>): Money {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return money(total);
}

export function smaller(left: Money, right: Money): Money {
  return left < right ? left : right;
}

export function larger(left: Money, right: Money): Money {
  return left > right ? left : right;
}

/** An amount as a person or another program typed it: `12`, `12.5`, at most 8 decimals, never signed. */
export function parseMoney(text: string): Money | undefined {
  const units = parseDecimal(text, { places: amountPlaces, wholeDigits: 11 });
  return units === undefined || units > largest ? undefined : money(units);
}

/** An amount as the API sends it, with a minus where money left. Anything else counts as nothing. */
export function parseSignedMoney(text: string): Money {
  if (text.startsWith('-')) return money(-parseSignedMoney(text.slice(1)));
  return parseMoney(text) ?? zero;
}

/** The exact, shortest text, as the API sends it. */
export function formatMoney(amount: Money): string {
  return formatDecimal(amount, amountPlaces);
}

/** Floored to `places` decimals, all of them written. */
export function formatMoneyFixed(amount: Money, places: number): string {
  return formatDecimal(floorToPrecision(amount, places), amountPlaces, places);
}
