import { fitSubscriptionQuantity } from '../quantity/fit-quantity.ts';
import type { QuantityLimits } from '../quantity/quantity.ts';

const precision = 1_000_000;

/** A random quantity between the two, inclusive, that the service accepts; `roll` is from 0 up to 1. */
export function publicationQuantity(
  { quantity, maxQuantity }: { quantity: bigint; maxQuantity: bigint | null },
  limits: QuantityLimits,
  roll: number,
): bigint {
  if (maxQuantity === null) return quantity;
  const span = maxQuantity - quantity + 1n;
  const rolled = quantity + (span * BigInt(Math.floor(roll * precision))) / BigInt(precision);
  const fitted = fitSubscriptionQuantity(String(rolled), limits);
  return fitted < quantity ? quantity : fitted;
}
