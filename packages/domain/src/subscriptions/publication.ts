import { fitSubscriptionQuantity } from '../quantity/fit-quantity.ts';
import type { QuantityLimits } from '../quantity/quantity.ts';

/** Something new that a channel published, as its network lists it. */
export interface Publication {
  /** The network's id for it. */
  key: string;
  link: string;
  title: string;
  publishedAt: Date | null;
}

/**
 * What was published before the subscription is not promoted: not at the first check, and not when a
 * deletion moves it back into the list later.
 */
export function isNewPublication(
  { publishedAt }: Pick<Publication, 'publishedAt'>,
  { subscribedAt, isFirstCheck }: { subscribedAt: Date; isFirstCheck: boolean },
): boolean {
  if (publishedAt === null) return !isFirstCheck;
  return publishedAt.getTime() > subscribedAt.getTime();
}

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
