import type { Currency } from '../currency/currencies.ts';
import { groupThousands } from '../format/number.ts';
import { type NumberStyle, spacedNumbers, withCurrencySymbol } from '../format/number-style.ts';
import { plainNumber } from '../format/typed-number.ts';
import { formatDecimal } from './decimal.ts';
import { type ExchangeRate, parseExchangeRate, parseRubles, toDollars, toRubles } from './exchange.ts';
import { type Money, parseMoney } from './money.ts';
import { amountPlaces, type Rounding, roundToPrecision } from './rounding.ts';

export type ShownCurrency = { currency: 'USD' } | { currency: 'RUB'; rate: ExchangeRate };

/** Written before a number, to say whether the money comes or goes. */
export type Sign = '+' | '−' | '';

type AmountStyle = ShownCurrency & {
  /** The panel's `rounding_precision`. */
  precision: number;
  /** Shows every decimal of a dollar amount instead of rounding; rubles are always rounded. */
  exact?: boolean;
  /** Down by default, so that no balance looks larger than it is; `up` for what will be charged. */
  rounding?: Rounding;
  numbers?: NumberStyle | undefined;
};

/** Dollars converted at a rate that may change before anything is charged. */
const approximately = '≈\u00a0';

const significantDigits = 3;

/** Rubles can be shown only where the panel has a rate for them. */
export function shownCurrency(preferred: Currency, rublesPerDollar: string | undefined): ShownCurrency {
  const rate = rublesPerDollar === undefined ? undefined : parseExchangeRate(rublesPerDollar);
  return preferred === 'RUB' && rate !== undefined ? { currency: 'RUB', rate } : { currency: 'USD' };
}

export function displayAmount(amount: Money, style: AmountStyle): string {
  const { currency, precision, exact = false, rounding = 'down', numbers } = style;
  const units = inShownCurrency(amount, style, rounding);
  const rounded = exact && currency === 'USD' ? units : roundToPrecision(units, precision, rounding);
  return displayUnits(rounded, currency, precision, '', numbers);
}

/** A limit exactly as the operator set it, always in dollars. */
export function displayLimit(amount: Money, numbers?: NumberStyle): string {
  return displayAmount(amount, { currency: 'USD', precision: 2, exact: true, numbers });
}

/** The price of one piece is tiny: shows more decimals than usual, enough for its first digits. */
export function displayUnitPrice(
  price: Money,
  style: ShownCurrency & { precision: number; numbers?: NumberStyle | undefined },
): string {
  const units = inShownCurrency(price, style, 'up');
  const places = Math.max(style.precision, amountPlaces - units.toString().length + significantDigits);
  return displayUnits(
    roundToPrecision(units, places, 'up'),
    style.currency,
    style.precision,
    '',
    style.numbers,
  );
}

/** What a gateway charges, to the cent: in rubles too it is not approximate. */
export function displayCharge(currency: Currency, units: bigint, numbers?: NumberStyle): string {
  return withSymbol(units, currency, 2, numbers);
}

/** A round figure beside an axis: decimals only where it has some. */
export function displayTick(units: bigint, currency: Currency, numbers?: NumberStyle): string {
  return withSymbol(units, currency, units % 10n ** BigInt(amountPlaces) === 0n ? 0 : 2, numbers);
}

/** Units that are already in the shown currency and rounded. Rubles are marked as approximate. */
export function displayUnits(
  units: bigint,
  currency: Currency,
  places: number,
  sign: Sign = '',
  numbers?: NumberStyle,
): string {
  const text = sign + withSymbol(units, currency, places, numbers);
  return currency === 'RUB' ? approximately + text : text;
}

export function inShownCurrency(amount: Money, shown: ShownCurrency, rounding: Rounding): bigint {
  return shown.currency === 'RUB' ? toRubles(amount, shown.rate, rounding) : amount;
}

function withSymbol(
  units: bigint,
  currency: Currency,
  minimumPlaces: number,
  numbers: NumberStyle = spacedNumbers,
): string {
  const digits = formatDecimal(units < 0n ? -units : units, amountPlaces, minimumPlaces);
  return (units < 0n ? '−' : '') + withCurrencySymbol(groupThousands(digits, numbers), currency, numbers);
}

/** What a person typed into a field that shows `$1 234.50`: spaces and the symbol are ignored. */
export function parseTypedAmount(
  text: string,
  shown: ShownCurrency,
  numbers: NumberStyle = spacedNumbers,
): Money | undefined {
  const digits = plainNumber(text.replace(/\s/g, '').replace(/^[$₽]|[$₽]$/, ''), numbers) ?? '';
  if (shown.currency === 'USD') return parseMoney(digits);
  const rubles = parseRubles(digits);
  return rubles === undefined ? undefined : toDollars(rubles, shown.rate);
}
