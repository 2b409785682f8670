import { type ExchangeRate, type Rubles, toDollars, toRubles } from '../money/exchange.ts';
import { type Money, subtract } from '../money/money.ts';
import { roundUpToMinorUnit } from '../money/rounding.ts';

export const chargeCurrencies = ['USD', 'RUB'] as const;
export type ChargeCurrency = (typeof chargeCurrencies)[number];

export interface Charge {
  currency: ChargeCurrency;
  /** Units of 10^-8 of the currency, always whole cents. */
  units: bigint;
  /** Rubles per dollar at the time the invoice was made; dollars need none. */
  rate: ExchangeRate | null;
  /** The extra that rounding up to whole cents adds; it belongs to the payer. */
  surplus: Money;
}

/** Both currencies have cents. */
const minorUnitPlaces = 2;

export function chargeInDollars(total: Money): Charge {
  const { charged, surplus } = roundUpToMinorUnit(total, minorUnitPlaces);
  return { currency: 'USD', units: charged, rate: null, surplus };
}

export function chargeInRubles(total: Money, rate: ExchangeRate): Charge {
  const { charged } = roundUpToMinorUnit<Rubles>(toRubles(total, rate, 'up'), minorUnitPlaces);
  return { currency: 'RUB', units: charged, rate, surplus: subtract(toDollars(charged, rate), total) };
}
