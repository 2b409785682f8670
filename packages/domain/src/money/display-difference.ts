import { displayAmount, displayUnitPrice, type ShownCurrency } from './display.ts';
import { parseExchangeRate, toRubles } from './exchange.ts';
import { type Money, money, subtract } from './money.ts';
import { type Rounding, roundToPrecision } from './rounding.ts';

type Style = ShownCurrency & { precision: number };

const sameCurrency = parseExchangeRate('1');

/**
 * The difference between two totals of a bill as shown. Each total is rounded up first, so that the
 * shown lines add up to the shown totals.
 */
export function displayDifference(larger: Money, smaller: Money, style: Style): string {
  const between = rounded(larger, style, 'up') - rounded(smaller, style, 'up');
  // A difference below a cent is shown in full instead of as zero.
  if (between === 0n && larger !== smaller) return displayUnitPrice(subtract(larger, smaller), style);
  return asIs(between, style);
}

/** A charge less its refund; the charge is shown rounded up, the refund rounded down. */
export function displayRemainder(charge: Money, paidBack: Money, style: Style): string {
  return asIs(rounded(charge, style, 'up') - rounded(paidBack, style, 'down'), style);
}

/** Income less spending, with its sign; income is shown rounded down, spending rounded up. */
export function displayNet(income: Money, spending: Money, style: Style): string {
  const net = rounded(income, style, 'down') - rounded(spending, style, 'up');
  return net < 0n ? `−${asIs(-net, style)}` : `+${asIs(net, style)}`;
}

/** Formats an amount that is already in the shown currency. */
function asIs(units: bigint, { currency, precision }: Style): string {
  return currency === 'RUB' && sameCurrency
    ? displayAmount(money(units), { currency, rate: sameCurrency, precision })
    : displayAmount(money(units), { currency: 'USD', precision });
}

function rounded(amount: Money, style: Style, rounding: Rounding): bigint {
  const units: bigint = style.currency === 'RUB' ? toRubles(amount, style.rate, rounding) : amount;
  return roundToPrecision(units, style.precision, rounding);
}
