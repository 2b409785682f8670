import type { CheckoutLine } from '@marquee/domain/pricing/checkout-cost.ts';
import { smallestQuantity } from '@marquee/domain/pricing/quantity-by-cost.ts';
import type { ReadLine } from './read-line.ts';

export interface RaisedLine {
  index: number;
  quantity: bigint;
}

/** Each try prices the whole checkout, so large ones are left as they are. */
const maxLines = 20;

/**
 * The first line whose quantity can be raised so that the checkout is enough, and the smallest such quantity. Packages,
 * counted texts and drip feeds have no quantity to raise.
 */
export function findRaise(
  read: readonly ReadLine[],
  lines: readonly CheckoutLine[],
  isEnough: (lines: readonly CheckoutLine[]) => boolean,
): RaisedLine | undefined {
  if (lines.length > maxLines) return undefined;
  for (const [position, { index, service, dripFeed }] of read.entries()) {
    const { row } = service;
    if (dripFeed || row.is_package || row.calculable_quantity) continue;
    const withQuantity = (quantity: bigint) =>
      lines.map((line, other) => (other === position ? { ...line, quantities: [quantity] } : line));
    const quantity = smallestQuantity(row, (tried) => isEnough(withQuantity(tried)));
    if (quantity !== undefined) return { index, quantity };
  }
  return undefined;
}
