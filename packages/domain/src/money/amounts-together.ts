import type { NumberStyle } from '../format/number-style.ts';
import { displayUnits, inShownCurrency, type ShownCurrency, type Sign } from './display.ts';
import { add, type Money, zero } from './money.ts';
import { type Rounding, roundToPrecision } from './rounding.ts';

type GroupStyle = ShownCurrency & {
  /** The panel's `rounding_precision`: the fewest decimals of an amount. */
  precision: number;
  /** How converted amounts are rounded; dollars are not rounded at all. */
  rounding: Rounding;
  numbers?: NumberStyle | undefined;
};

export interface AmountsTogether {
  /** What others add up to: a total, a balance. */
  total(amount: Money, sign?: Sign): string;
  /** What lies between two totals: a fee, a discount, a refund. */
  between(one: Money, other: Money, sign?: Sign): string;
  /** As many times what is shown for one. */
  times(amount: Money, count: number, sign?: Sign): string;
  /** What adds up to the total of all of them, in this order. */
  parts(amounts: readonly Money[], sign?: Sign): string[];
}

/**
 * Shows amounts that stand together, so that a person can add them up. Dollars show every decimal they have. Only
 * totals are converted to rubles and rounded; a part is what lies between two rounded totals.
 */
export function amountsTogether(style: GroupStyle): AmountsTogether {
  const { currency, precision, rounding, numbers } = style;
  const toUnits = (amount: Money): bigint =>
    currency === 'USD'
      ? amount
      : roundToPrecision(inShownCurrency(amount, style, rounding), precision, rounding);
  const show = (units: bigint, sign?: Sign) => displayUnits(units, currency, precision, sign, numbers);
  const distance = (one: Money, other: Money) => {
    const units = toUnits(one) - toUnits(other);
    return units < 0n ? -units : units;
  };
  return {
    total: (amount, sign) => show(toUnits(amount), sign),
    between: (one, other, sign) => show(distance(one, other), sign),
    times: (amount, count, sign) => show(toUnits(amount) * BigInt(count), sign),
    parts: (amounts, sign) => {
      let before = zero;
      return amounts.map((amount) => {
        const after = add(before, amount);
        const text = show(distance(after, before), sign);
        before = after;
        return text;
      });
    },
  };
}
