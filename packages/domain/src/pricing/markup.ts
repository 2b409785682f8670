import { add, larger, type Money, money } from '../money/money.ts';
import { applyPpm, type Ppm } from '../money/ratio.ts';
import { divideUp, roundToPrecision } from '../money/rounding.ts';

export interface Markup {
  markupPpm: Ppm;
  fixed: Money;
  /** Prices end in whole multiples of it; zero: as they fall. */
  roundTo: Money;
  floor: Money;
}

const pricePlaces = 5;

/** What a service sells for when a provider asks `rate` for it: never below the rate, always a valid price. */
export function markedUpPrice(rate: Money, { markupPpm, fixed, roundTo, floor }: Markup): Money {
  const request = larger(add(add(rate, applyPpm(rate, markupPpm, 'up')), fixed), floor);
  const rounded = roundTo > 0n ? money(divideUp(request, roundTo) * roundTo) : request;
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
