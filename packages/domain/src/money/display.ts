import { type Currency, currencySymbols } from '../currency/currencies.ts';
import { groupThousands } from '../format/number.ts';
import { formatDecimal } from './decimal.ts';
import { type ExchangeRate, parseExchangeRate, parseRubles, toDollars, toRubles } from './exchange.ts';
import { type Money, parseMoney } from './money.ts';
import { amountPlaces, type Rounding, roundToPrecision } from './rounding.ts';

export type ShownCurrency = { currency: 'USD' } | { currency: 'RUB'; rate: ExchangeRate };

type AmountStyle = ShownCurrency & {
  /** The panel's `rounding_precision`. */
  precision: number;
  /** Shows every decimal instead of rounding. */
  exact?: boolean;
  /** Down by default, so that no balance looks larger than it is; `up` for what will be charged. */
  rounding?: Rounding;
};

const significantDigits = 3;

/** Rubles can be shown only where the panel has a rate for them. */
export function shownCurrency(preferred: Currency, rublesPerDollar: string | undefined): ShownCurrency {
  const rate = rublesPerDollar === undefined ? undefined : parseExchangeRate(rublesPerDollar);
  return preferred === 'RUB' && rate !== undefined ? { currency: 'RUB', rate } : { currency: 'USD' };
}

export function displayAmount(amount: Money, style: AmountStyle): string {
  const { currency, precision, exact = false, rounding = 'down' } = style;
  const units = inShownCurrency(amount, style, rounding);
  const rounded = exact ? units : roundToPrecision(units, precision, rounding);
  return withSymbol(rounded, currency, precision);
}

/** A limit exactly as the operator set it, always in dollars. */
export function displayLimit(amount: Money): string {
  return displayAmount(amount, { currency: 'USD', precision: 2, exact: true });
}

/** The price of one piece is tiny: shows more decimals than usual, enough for its first digits. */
export function displayUnitPrice(price: Money, style: ShownCurrency & { precision: number }): string {
  const units = inShownCurrency(price, style, 'up');
  const places = Math.max(style.precision, amountPlaces - units.toString().length + significantDigits);
  return withSymbol(roundToPrecision(units, places, 'up'), style.currency, style.precision);
}

function inShownCurrency(amount: Money, shown: ShownCurrency, rounding: Rounding): bigint {
  return shown.currency === 'RUB' ? toRubles(amount, shown.rate, rounding) : amount;
}

function withSymbol(units: bigint, currency: Currency, minimumPlaces: number): string {
  const symbol = currencySymbols[currency];
  const digits = groupThousands(formatDecimal(units < 0n ? -units : units, amountPlaces, minimumPlaces));
  return (units < 0n ? '-' : '') + (currency === 'USD' ? symbol + digits : `${digits} ${symbol}`);
}

/** What a person typed into a field that shows `$1 234.50`: spaces and the symbol are ignored. */
export function parseTypedAmount(text: string, shown: ShownCurrency): Money | undefined {
  const digits = text.replace(/\s/g, '').replace(/^[$₽]|₽$/, '');
  if (shown.currency === 'USD') return parseMoney(digits);
  const rubles = parseRubles(digits);
  return rubles === undefined ? undefined : toDollars(rubles, shown.rate);
}
