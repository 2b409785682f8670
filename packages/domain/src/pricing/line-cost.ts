import { add, type Money, sum } from '../money/money.ts';
import { discountedPrice, linePrice } from '../money/price.ts';
import { applyPpm, type Ppm } from '../money/ratio.ts';

export interface ServicePrice {
  /** For `pricingPer` pieces, before any discount. */
  defaultPrice: Money;
  discount: Ppm;
  pricingPer: bigint;
}

export interface Surcharges {
  /** Added for the guarantee; nought where it was not wished or is not offered. */
  guarantee: Ppm;
  speedup: Ppm;
}

/** A grade's discount does not come on top of the service's own: the larger one counts. */
export function unitPrice({ defaultPrice, discount }: ServicePrice, gradeDiscount: Ppm): Money {
  return discountedPrice(defaultPrice, gradeDiscount > discount ? gradeDiscount : discount);
}

/** What one order of `quantity` pieces costs; each surcharge counts on what stands before it. */
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

/** A line of several runs costs what its runs cost: each of them is charged and rounded on its own. */
export function runsCost(
  price: Money,
  pricingPer: bigint,
  quantities: readonly bigint[],
  surcharges: Surcharges,
): Money {
  return sum(quantities.map((quantity) => orderCost(price, pricingPer, quantity, surcharges)));
}
