import { fitOrderQuantity } from './fit-quantity.ts';
import type { QuantityLimits } from './quantity.ts';

/** A logarithmic slider: equal distances multiply the quantity by the same factor. */
const lastPosition = 100;

export function quantityAtPosition(position: number, limits: QuantityLimits): bigint {
  if (position <= 0) return limits.min;
  if (position >= lastPosition) return limits.max;
  const { start, growth } = scale(limits);
  const quantity = Math.round(start * Math.exp((growth * position) / lastPosition));
  return fitOrderQuantity(quantity.toString(), limits);
}

export function positionOfQuantity(quantity: bigint, limits: QuantityLimits): number {
  if (quantity <= limits.min) return 0;
  if (quantity >= limits.max) return lastPosition;
  const { start, growth } = scale(limits);
  return (Math.log(Number(quantity) / start) / growth) * lastPosition;
}

function scale({ min, max }: QuantityLimits): { start: number; growth: number } {
  const start = Math.max(Number(min), 1);
  return { start, growth: Math.log(Number(max) / start) };
}
