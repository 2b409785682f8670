import { type Money, subtract } from '../money/money.ts';
import { discountedPrice } from '../money/price.ts';
import type { Ppm } from '../money/ratio.ts';
import { findMarkup, type Markup, type MarkupRule, markedUpPrice } from './markup.ts';

/** A service with the offer it is ordered from first. */
export interface PricedService {
  id: bigint;
  typeId: bigint;
  /** Of the offer, for 1000 pieces or one package. */
  rate: Money;
  /** What the offer costs for as many pieces as the price is for. */
  cost: Money;
  defaultPrice: Money;
  discount: Ppm;
  hasManualPrice: boolean;
  sellsBelowCost: boolean;
  isOnSale: boolean;
}

export interface PriceChange<Service extends PricedService> {
  service: Service;
  /** What customers pay, before and after. */
  before: Money;
  after: Money;
}

export interface MarkupEffect<Service extends PricedService> {
  /** The largest changes first, measured by what the service costs today. */
  changes: PriceChange<Service>[];
  /** On sale now, and below cost with the new price. */
  leaving: Service[];
  /** Their price was set by a person and stays. */
  keptByHand: Service[];
}

interface RuleTarget {
  serviceTypeId: bigint | null;
  serviceId: bigint | null;
}

/**
 * What setting a rule does to the services it counts for, or removing it where `terms` is absent. Services that are
 * then left without a rule keep their price.
 */
export function markupEffect<Service extends PricedService>(
  services: readonly Service[],
  rules: readonly MarkupRule[],
  { target, terms }: { target: RuleTarget; terms: Markup | undefined },
): MarkupEffect<Service> {
  const others = rules.filter((rule) => !isFor(rule, target));
  const covered = coveredServices(services, others, target);
  const rulesAfter = terms ? [...others, { ...target, ...terms }] : others;
  const keptByHand = covered.filter(({ hasManualPrice }) => hasManualPrice);
  const moved = covered
    .filter(({ hasManualPrice }) => !hasManualPrice)
    .map((service) => {
      const rule = findMarkup(rulesAfter, service);
      const defaultAfter = rule ? markedUpPrice(service.rate, rule) : service.defaultPrice;
      return {
        service,
        before: discountedPrice(service.defaultPrice, service.discount),
        after: discountedPrice(defaultAfter, service.discount),
        defaultAfter,
      };
    });
  return {
    changes: moved
      .filter(({ service, defaultAfter }) => defaultAfter !== service.defaultPrice)
      .map(({ service, before, after }) => ({ service, before, after }))
      .toSorted(byShareOfPrice),
    leaving: moved
      .filter(({ service, after }) => service.isOnSale && !service.sellsBelowCost && after < service.cost)
      .map(({ service }) => service),
    keptByHand,
  };
}

/** The services for which a rule with this target is the most specific one. */
export function coveredServices<Service extends Pick<PricedService, 'id' | 'typeId'>>(
  services: readonly Service[],
  others: readonly MarkupRule[],
  target: RuleTarget,
): Service[] {
  const typesWithRule = new Set<bigint>();
  const servicesWithRule = new Set<bigint>();
  for (const { serviceId, serviceTypeId } of others)
    if (serviceId !== null) servicesWithRule.add(serviceId);
    else if (serviceTypeId !== null) typesWithRule.add(serviceTypeId);
  return services.filter(({ id, typeId }) => {
    if (target.serviceId !== null) return target.serviceId === id;
    if (servicesWithRule.has(id)) return false;
    return target.serviceTypeId === null ? !typesWithRule.has(typeId) : target.serviceTypeId === typeId;
  });
}

export function isFor(rule: RuleTarget, target: RuleTarget): boolean {
  return rule.serviceId === target.serviceId && rule.serviceTypeId === target.serviceTypeId;
}

/** By share of the price before; compared crosswise, so that a price from nothing is larger than any other. */
function byShareOfPrice<Service extends PricedService>(
  one: PriceChange<Service>,
  other: PriceChange<Service>,
): number {
  const [left, right] = [difference(one) * other.before, difference(other) * one.before];
  if (left !== right) return left > right ? -1 : 1;
  return one.service.id < other.service.id ? -1 : 1;
}

function difference({ before, after }: { before: Money; after: Money }): bigint {
  const change = subtract(after, before);
  return change < 0n ? -change : change;
}
