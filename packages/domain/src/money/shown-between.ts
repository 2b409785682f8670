import { displayAmount, displayUnitPrice, type ShownCurrency } from './display.ts';
import { parseExchangeRate, toRubles } from './exchange.ts';
import { type Money, money, subtract } from './money.ts';
import { type Rounding, roundToPrecision } from './rounding.ts';

type Style = ShownCurrency & { precision: number };

const sameCurrency = parseExchangeRate('1');

/**
 * What lies between two sums of a bill, as it is shown: charges are rounded up, and whoever adds up
 * what stands between them must come to the next one.
 */
export function shownBetween(larger: Money, smaller: Money, style: Style): string {
  const between = rounded(larger, style, 'up') - rounded(smaller, style, 'up');
  // Less than a cent is still something.
  if (between === 0n && larger !== smaller) return displayUnitPrice(subtract(larger, smaller), style);
  return asIs(between, style);
}

/** What a charge comes to after a part of it was paid back: the one is shown rounded up, the other down. */
export function shownRest(charge: Money, paidBack: Money, style: Style): string {
  return asIs(rounded(charge, style, 'up') - rounded(paidBack, style, 'down'), style);
}

/** What came in less what went out, with its sign: the one is shown rounded down, the other up. */
export function shownLeft(income: Money, spending: Money, style: Style): string {
  const left = rounded(income, style, 'down') - rounded(spending, style, 'up');
  return left < 0n ? `−${asIs(-left, style)}` : `+${asIs(left, style)}`;
}

/** An amount that is in the shown currency already. */
function asIs(units: bigint, { currency, precision }: Style): string {
  return currency === 'RUB' && sameCurrency
    ? displayAmount(money(units), { currency, rate: sameCurrency, precision })
    : displayAmount(money(units), { currency: 'USD', precision });
}

function rounded(amount: Money, style: Style, rounding: Rounding): bigint {
  const units: bigint = style.currency === 'RUB' ? toRubles(amount, style.rate, rounding) : amount;
  return roundToPrecision(units, style.precision, rounding);
}
