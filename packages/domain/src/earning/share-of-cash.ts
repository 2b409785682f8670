import { type Money, subtract, zero } from '../money/money.ts';
import { applyPpm, type Ppm } from '../money/ratio.ts';

export interface CashOfOrder {
  /** The cash part of what the order cost and was not refunded. */
  kept: Money;
  /** What reversed payments took of it and nobody repaid. */
  lost: Money;
}

/** What somebody earns on an order: a share of the cash that the panel really keeps, rounded down. Bonus money earns nothing. */
export function shareOfCash({ kept, lost }: CashOfOrder, share: Ppm): Money {
  const left = subtract(kept, lost);
  return left > zero ? applyPpm(left, share, 'down') : zero;
}
