import { type Money, money, zero } from '../money/money.ts';
import { divideDown } from '../money/rounding.ts';

/**
 * Splits an amount in proportion to the weights, without losing a unit: the shares add up to the
 * amount, and none exceeds its weight unless the amount exceeds their sum.
 */
export function splitProportionally(amount: Money, weights: readonly Money[]): Money[] {
  const whole = weights.reduce((total, weight) => total + weight, 0n);
  if (whole === 0n) return weights.map(() => zero);
  let weightSoFar = 0n;
  let sharedSoFar = 0n;
  return weights.map((weight) => {
    weightSoFar += weight;
    const share = divideDown(amount * weightSoFar, whole) - sharedSoFar;
    sharedSoFar += share;
    return money(share);
  });
}
