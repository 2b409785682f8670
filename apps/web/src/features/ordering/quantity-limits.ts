import type { ServiceCard } from '@marquee/contract/generated/catalogue.ts';
import type { QuantityLimits } from '@marquee/domain/quantity/quantity.ts';

export function quantityLimits({
  min,
  max,
  step,
}: Pick<ServiceCard, 'min' | 'max' | 'step'>): QuantityLimits {
  return { min: BigInt(min), max: BigInt(max), step: BigInt(step) };
}
