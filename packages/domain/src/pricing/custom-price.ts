import { add, type Money, money } from '../money/money.ts';
import { applyPpm, type Ppm, ppm } from '../money/ratio.ts';
import { divideUp, roundToPrecision } from '../money/rounding.ts';
import type { ServicePrice } from './line-cost.ts';

/** What one customer pays for a service, for all services of a type, or for everything. */
export interface CustomPriceRule {
  /** Null: the rule is for a type or for everything. */
  serviceId: bigint | null;
  serviceTypeId: bigint | null;
  /** For 1000 pieces, or for one package. Null: the rule is a percentage. */
  fixedPrice: Money | null;
  /** Off the list price; below zero it is added to it. */
  discountPpm: Ppm | null;
}

interface PricedService {
  id: bigint;
  typeId: bigint;
  isPackage: boolean;
}

/** The most that a customer's price may be above the list. */
export const largestRaisePercent = 1000;

const pricePlaces = 5;
const fixedPer = 1000n;

/** Finds the most specific rule: the service's own, its type's, then the one for everything. */
export function customPriceFinder<Rule extends CustomPriceRule>(
  rules: readonly Rule[],
): (service: PricedService) => Rule | undefined {
  const byService = new Map(rules.map((rule) => [rule.serviceId, rule]));
  const wide = rules.filter(({ serviceId }) => serviceId === null);
  const byType = new Map(wide.map((rule) => [rule.serviceTypeId, rule]));
  return ({ id, typeId, isPackage }) => {
    const ofAll = [byType.get(typeId), byType.get(null)];
    // A price per 1000 pieces says nothing about a package, unless it was set for that package.
    return byService.get(id) ?? ofAll.find((rule) => rule && (rule.fixedPrice === null || !isPackage));
  };
}

/** The terms of a service for a customer with this rule (docs/decisions/0038). */
export function customPrice(
  listed: ServicePrice,
  { fixedPrice, discountPpm }: Pick<CustomPriceRule, 'fixedPrice' | 'discountPpm'>,
  isPackage: boolean,
): ServicePrice {
  if (fixedPrice !== null) {
    const per = isPackage ? 1n : fixedPer;
    const forUnit = money(divideUp(fixedPrice * listed.pricingPer, per));
    return { ...listed, defaultPrice: validPrice(forUnit), discount: ppm(0), isFixed: true };
  }
  const off = discountPpm ?? ppm(0);
  if (off >= 0) return { ...listed, discount: ppm(Math.max(off, listed.discount)) };
  const raised = add(listed.defaultPrice, applyPpm(listed.defaultPrice, ppm(-off), 'up'));
  return { ...listed, defaultPrice: validPrice(raised) };
}

function validPrice(price: Money): Money {
  return roundToPrecision(price, pricePlaces, 'up');
}
