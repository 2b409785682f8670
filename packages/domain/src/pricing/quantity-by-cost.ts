import type { Money } from '../money/money.ts';
import { divideDown, divideUp } from '../money/rounding.ts';
import { effectiveMax, type QuantityLimits } from '../quantity/quantity.ts';

/**
 * The largest quantity that the budget pays for, or the smallest one sold if even that costs more.
 * `costOf` must never decrease as the quantity grows.
 */
export function quantityByCost(
  budget: Money,
  limits: QuantityLimits,
  costOf: (quantity: bigint) => Money,
): bigint {
  const max = effectiveMax(limits.max);
  if (costOf(max) <= budget) return max;
  const min = limits.min > 0n ? limits.min : 1n;
  let low = divideUp(min, limits.step);
  let high = divideDown(max, limits.step);
  if (low > high || costOf(low * limits.step) > budget) return min;
  while (low < high) {
    const middle = divideUp(low + high, 2n);
    if (costOf(middle * limits.step) <= budget) low = middle;
    else high = middle - 1n;
  }
  return low * limits.step;
}

/**
 * The smallest allowed quantity for which `isEnough` holds; undefined if not even the largest is enough. Once enough,
 * more must be enough too.
 */
export function smallestQuantity(
  limits: QuantityLimits,
  isEnough: (quantity: bigint) => boolean,
): bigint | undefined {
  const max = effectiveMax(limits.max);
  const min = limits.min > 0n ? limits.min : 1n;
  if (isEnough(min)) return min;
  let low = divideUp(min, limits.step);
  let high = divideDown(max, limits.step);
  if (low > high || !isEnough(high * limits.step)) return isEnough(max) ? max : undefined;
  while (low < high) {
    const middle = divideDown(low + high, 2n);
    if (isEnough(middle * limits.step)) high = middle;
    else low = middle + 1n;
  }
  return low * limits.step;
}
