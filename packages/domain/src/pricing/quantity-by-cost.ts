import type { Money } from '../money/money.ts';
import { divideDown, divideUp } from '../money/rounding.ts';
import { effectiveMax, type QuantityLimits } from '../quantity/quantity.ts';

/**
 * The largest quantity the service sells that costs no more than is wished; the smallest one where
 * even that costs more. `costOf` never falls as the quantity grows.
 */
export function quantityByCost(
  desired: Money,
  limits: QuantityLimits,
  costOf: (quantity: bigint) => Money,
): bigint {
  const max = effectiveMax(limits.max);
  if (costOf(max) <= desired) return max;
  const min = limits.min > 0n ? limits.min : 1n;
  let low = divideUp(min, limits.step);
  let high = divideDown(max, limits.step);
  if (low > high || costOf(low * limits.step) > desired) return min;
  while (low < high) {
    const middle = divideUp(low + high, 2n);
    if (costOf(middle * limits.step) <= desired) low = middle;
    else high = middle - 1n;
  }
  return low * limits.step;
}
