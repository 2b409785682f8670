import { add, type Money, sum } from '../money/money.ts';
import { discountedPrice, linePrice } from '../money/price.ts';
import { applyPpm, type Ppm } from '../money/ratio.ts';

export interface ServicePrice {
  /** For `pricingPer` pieces, before any discount. */
  defaultPrice: Money;
  discount: Ppm;
  pricingPer: bigint;
  /** Agreed with the customer, so that no grade lowers it. */
  isFixed?: boolean;
}

export interface Surcharges {
  /** Added for the guarantee; zero where it is not requested or not offered. */
  guarantee: Ppm;
  speedup: Ppm;
}

/** A grade's discount is not added to the service's own: the larger one applies. */
export function unitPrice({ defaultPrice, discount, isFixed }: ServicePrice, gradeDiscount: Ppm): Money {
  if (isFixed) return defaultPrice;
  return discountedPrice(defaultPrice, gradeDiscount > discount ? gradeDiscount : discount);
}

/** The same terms with the grade counted in, so that whoever shows them shows what is charged. */
export function withGrade(price: ServicePrice, gradeDiscount: Ppm): ServicePrice {
  if (price.isFixed || gradeDiscount <= price.discount) return price;
  return { ...price, discount: gradeDiscount };
}

/** What one order of `quantity` pieces costs; each surcharge is added to the sum so far. */
export function orderCost(
  price: Money,
  pricingPer: bigint,
  quantity: bigint,
  { guarantee, speedup }: Surcharges,
): Money {
  const plain = linePrice(price, pricingPer, quantity);
  const guaranteed = add(plain, applyPpm(plain, guarantee, 'up'));
  return add(guaranteed, applyPpm(guaranteed, speedup, 'up'));
}

/** Each run of a line is charged and rounded separately. */
export function runsCost(
  price: Money,
  pricingPer: bigint,
  quantities: readonly bigint[],
  surcharges: Surcharges,
): Money {
  return sum(quantities.map((quantity) => orderCost(price, pricingPer, quantity, surcharges)));
}
