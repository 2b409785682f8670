import type { ServiceCard } from '@marquee/contract/generated/catalogue.ts';
import { formatMoney, parseMoney, zero } from '@marquee/domain/money/money.ts';
import { linePrice } from '@marquee/domain/money/price.ts';
import { fitOrderQuantity } from '@marquee/domain/quantity/fit-quantity.ts';
import type { QuantityLimits } from '@marquee/domain/quantity/quantity.ts';

const shown = 6;
const shownBelowUsual = 2;
const roundNumbers = Array.from({ length: 10 }, (_, power) => 10n ** BigInt(power)).flatMap((power) => [
  power,
  5n * power,
]);

export function quantityLimits({
  min,
  max,
  step,
}: Pick<ServiceCard, 'min' | 'max' | 'step'>): QuantityLimits {
  return { min: BigInt(min), max: BigInt(max), step: BigInt(step) };
}

/** Round quantities around the default one, all of which can be ordered. */
export function pricePoints(
  service: Pick<ServiceCard, 'min' | 'max' | 'step' | 'default_quantity'>,
): bigint[] {
  const limits = quantityLimits(service);
  const usual = fitOrderQuantity(String(service.default_quantity), limits);
  const inside = roundNumbers.filter((quantity) => quantity >= limits.min && quantity <= limits.max);
  const fitted = inside.map((quantity) => fitOrderQuantity(quantity.toString(), limits));
  const sorted = [...new Set([limits.min, usual, ...fitted])].sort((a, b) => (a < b ? -1 : 1));
  const first = Math.min(sorted.indexOf(usual) - shownBelowUsual, sorted.length - shown);
  return sorted.slice(Math.max(first, 0)).slice(0, shown);
}

/** The same arithmetic as the server's, so that the price shown is the price charged. */
export function priceFor(unitPrice: string, pricingPer: number, quantity: bigint): string {
  return formatMoney(linePrice(parseMoney(unitPrice) ?? zero, BigInt(pricingPer), quantity));
}
