import { parseDecimal } from './decimal.ts';
import { type Money, money } from './money.ts';
import { divide, type Rounding } from './rounding.ts';

declare const ppmBrand: unique symbol;

/** A share in whole parts per million: 25 % is 250,000. */
export type Ppm = number & { readonly [ppmBrand]: true };

const million = 1_000_000n;
const percentPlaces = 4;

export function ppm(parts: number): Ppm {
  if (!Number.isSafeInteger(parts))
    throw new RangeError(`${parts} is not a whole number of parts per million`);
  return parts as Ppm;
}

/** `"12.5"` percent, as people type it, at most 4 decimals. */
export function percentToPpm(text: string): Ppm | undefined {
  const parts = parseDecimal(text, { places: percentPlaces, wholeDigits: 5 });
  return parts === undefined ? undefined : ppm(Number(parts));
}

/** Settings and API calls carry shares as JSON numbers, exact to a millionth. */
export function fractionToPpm(fraction: number): Ppm {
  return ppm(Math.round(fraction * Number(million)));
}

export function ppmToFraction(share: Ppm): number {
  return share / Number(million);
}

export function applyPpm(amount: Money, share: Ppm, rounding: Rounding): Money {
  return money(divide(amount * BigInt(share), million, rounding));
}
