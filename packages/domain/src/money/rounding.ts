/** The only module that rounds. Charges and fees are rounded up, what the customer receives is rounded down. */
export type Rounding = 'up' | 'down';

/** Every amount, in any currency, is in units of 10^-8. */
export const amountPlaces = 8;

/** Floor, also below zero: -1 ÷ 2 is -1. */
export function divideDown(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  const isExact = quotient * divisor === dividend;
  const isBelowZero = dividend < 0n !== divisor < 0n;
  return isBelowZero && !isExact ? quotient - 1n : quotient;
}

/** Ceiling, also below zero: -1 ÷ 2 is 0. */
export function divideUp(dividend: bigint, divisor: bigint): bigint {
  return -divideDown(-dividend, divisor);
}

export function divide(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  return rounding === 'up' ? divideUp(dividend, divisor) : divideDown(dividend, divisor);
}

/** Keeps `places` decimals; more places than an amount has change nothing. */
export function roundToPrecision<Amount extends bigint>(
  amount: Amount,
  places: number,
  rounding: Rounding,
): Amount {
  if (places >= amountPlaces) return amount;
  const step = 10n ** BigInt(amountPlaces - places);
  return (divide(amount, step, rounding) * step) as Amount;
}

/** For showing a balance: never more than can be spent. */
export function floorToPrecision<Amount extends bigint>(amount: Amount, places: number): Amount {
  return roundToPrecision(amount, places, 'down');
}

/** What a gateway charges, in the currency's minor unit; the surplus belongs to the payer. */
export function roundUpToMinorUnit<Amount extends bigint>(
  amount: Amount,
  minorUnitPlaces: number,
): { charged: Amount; surplus: Amount } {
  const charged = roundToPrecision(amount, minorUnitPlaces, 'up');
  return { charged, surplus: ((charged as bigint) - amount) as Amount };
}
