import { add, larger, type Money, money } from '../money/money.ts';
import { applyPpm, type Ppm } from '../money/ratio.ts';
import { divideUp, roundToPrecision } from '../money/rounding.ts';

export interface Markup {
  markupPpm: Ppm;
  fixed: Money;
  /** Prices are rounded up to a multiple of it; zero means no rounding. */
  roundTo: Money;
  floor: Money;
}

/** The most that a rule may add to a rate. */
export const largestMarkupPercent = 5000;

const pricePlaces = 5;

/** The selling price for a provider's `rate`: never below the rate, always a valid price. */
export function markedUpPrice(rate: Money, { markupPpm, fixed, roundTo, floor }: Markup): Money {
  const unrounded = larger(add(add(rate, applyPpm(rate, markupPpm, 'up')), fixed), floor);
  const rounded = roundTo > 0n ? money(divideUp(unrounded, roundTo) * roundTo) : unrounded;
  return roundToPrecision(rounded, pricePlaces, 'up');
}

export interface MarkupRule extends Markup {
  serviceTypeId: bigint | null;
  serviceId: bigint | null;
}

/** The most specific rule: the service's own, its type's, then the provider's. */
export function findMarkup(
  rules: readonly MarkupRule[],
  service: { id: bigint | undefined; typeId: bigint },
): MarkupRule | undefined {
  const own = rules.find(({ serviceId }) => serviceId !== null && serviceId === service.id);
  const ofType = rules.find(
    ({ serviceId, serviceTypeId }) => serviceId === null && serviceTypeId === service.typeId,
  );
  const ofAll = rules.find(({ serviceId, serviceTypeId }) => serviceId === null && serviceTypeId === null);
  return own ?? ofType ?? ofAll;
}
