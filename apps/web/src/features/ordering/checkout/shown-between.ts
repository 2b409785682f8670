import { displayAmount, displayUnitPrice, type ShownCurrency } from '@marquee/domain/money/display.ts';
import { parseExchangeRate, toRubles } from '@marquee/domain/money/exchange.ts';
import { type Money, money, subtract } from '@marquee/domain/money/money.ts';
import { roundToPrecision } from '@marquee/domain/money/rounding.ts';

type Style = ShownCurrency & { precision: number };

const sameCurrency = parseExchangeRate('1');

/**
 * What lies between two sums of a bill, as it is shown: charges are rounded up, and whoever adds up
 * what stands between them must come to the next one.
 */
export function shownBetween(larger: Money, smaller: Money, style: Style): string {
  const between = roundedUp(larger, style) - roundedUp(smaller, style);
  // Less than a cent is still something.
  if (between === 0n && larger !== smaller) return displayUnitPrice(subtract(larger, smaller), style);
  const { currency, precision } = style;
  return currency === 'RUB' && sameCurrency
    ? displayAmount(money(between), { currency, rate: sameCurrency, precision })
    : displayAmount(money(between), { currency: 'USD', precision });
}

function roundedUp(amount: Money, style: Style): bigint {
  const units: bigint = style.currency === 'RUB' ? toRubles(amount, style.rate, 'up') : amount;
  return roundToPrecision(units, style.precision, 'up');
}
