import { type ExchangeRate, type Rubles, toDollars, toRubles } from '../money/exchange.ts';
import { type Money, subtract } from '../money/money.ts';
import { roundUpToMinorUnit } from '../money/rounding.ts';

export const chargeCurrencies = ['USD', 'RUB'] as const;
export type ChargeCurrency = (typeof chargeCurrencies)[number];

export interface Charge {
  currency: ChargeCurrency;
  /** Units of 10^-8 of the currency, whole coins. */
  units: bigint;
  /** Rubles per dollar at the time the invoice was made; dollars need none. */
  rate: ExchangeRate | null;
  /** What whole coins ask for beyond the total; it belongs to the payer. */
  surplus: Money;
}

/** Both currencies have coins of a hundredth. */
const coinPlaces = 2;

export function chargeInDollars(total: Money): Charge {
  const { charged, surplus } = roundUpToMinorUnit(total, coinPlaces);
  return { currency: 'USD', units: charged, rate: null, surplus };
}

export function chargeInRubles(total: Money, rate: ExchangeRate): Charge {
  const { charged } = roundUpToMinorUnit<Rubles>(toRubles(total, rate, 'up'), coinPlaces);
  return { currency: 'RUB', units: charged, rate, surplus: subtract(toDollars(charged, rate), total) };
}
