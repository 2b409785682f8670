import { type CouponTerms, couponBonus } from '../coupons/coupon.ts';
import { add, larger, type Money, subtract, sum, zero } from '../money/money.ts';
import { type Ppm, ppm } from '../money/ratio.ts';
import { orderCost, runsCost, type ServicePrice, type Surcharges, unitPrice } from './line-cost.ts';
import { type MethodTerms, methodBonus, methodBonusPpm, paymentFee } from './payment-method.ts';
import { splitProportionally } from './split-proportionally.ts';

export interface CheckoutLine {
  price: ServicePrice;
  /** One per order that the line creates: a drip feed has one per run. */
  quantities: readonly bigint[];
  /** Requested, and offered for this service. */
  isGuaranteed: boolean;
  canSpeedup: boolean;
  /** Whether the coupon applies to this service. */
  takesCoupon: boolean;
}

export interface CheckoutTerms {
  guaranteePpm: Ppm;
  speedupPpm: Ppm;
  gradeDiscount: Ppm;
  isSpeedup: boolean;
  coupon?: CouponTerms;
  method?: MethodTerms;
  /** The customer agrees to pay this much if the orders cost less; the rest is kept as balance. */
  payAtLeast?: Money;
}

export interface OrderCharge {
  quantity: bigint;
  /** Before the coupon. */
  cost: Money;
  /** The part of it that the speed-up adds. */
  speedup: Money;
  /** What the customer pays for this order; the fee belongs to the invoice. */
  charge: Money;
}

export interface LineCost {
  unitPrice: Money;
  canSpeedup: boolean;
  cost: Money;
  costWithSpeedup: Money;
  /** One of the two above, depending on `isSpeedup`. */
  chosenCost: Money;
  beforeDiscount: Money;
  orders: readonly OrderCharge[];
}

export interface CheckoutCost {
  lines: readonly LineCost[];
  /** All lines at the prices before service and grade discounts, surcharges included. */
  beforeDiscountAmount: Money;
  /** What service and grade discounts save. */
  discount: Money;
  /** All lines, before coupon and fee. */
  originalAmount: Money;
  /** The cost of the lines that the coupon applies to. */
  couponBase: Money;
  /** Zero where the coupon does not apply. */
  couponBonus: Money;
  /** What the orders cost: all lines less a discount coupon. */
  amount: Money;
  /** Paid on top of the orders to reach the method's minimum; credited to the customer. */
  toBalance: Money;
  feePpm: Ppm;
  fee: Money;
  total: Money;
  methodBonusPpm: Ppm;
  methodBonus: Money;
  /** Credited to the bonus wallet later: cashback and the method's bonus. */
  totalBonus: Money;
}

const nothing = ppm(0);
const noMethod: MethodTerms = { feePpm: nothing, bonuses: [] };

/** The price of a checkout, computed here only: for the form, for the quote and for the charge. */
export function checkoutCost(lines: readonly CheckoutLine[], terms: CheckoutTerms): CheckoutCost {
  const priced = lines.map((line) => lineCost(line, terms));
  const beforeDiscountAmount = sum(priced.map(({ beforeDiscount }) => beforeDiscount));
  const originalAmount = sum(priced.map(({ chosenCost }) => chosenCost));

  const costs = priced.flatMap(({ orders }) => orders.map(({ cost }) => cost));

  const takesCoupon = lines.flatMap((line) => line.quantities.map(() => line.takesCoupon));
  const weights = costs.map((cost, index) => (takesCoupon[index] ? cost : zero));
  const couponBase = sum(weights);
  const worth = couponWorth(couponBase, terms.coupon);
  const charges = subtractShares(terms.coupon?.type === 'discount' ? worth : zero, weights, costs);

  const amount = sum(charges);
  const method = terms.method ?? noMethod;
  const paid = paidAmount(amount, terms.payAtLeast);
  const fee = paymentFee(paid, method);
  const fromMethod = methodBonus(paid, method);
  return {
    lines: withCharges(priced, charges),
    beforeDiscountAmount,
    discount: subtract(beforeDiscountAmount, originalAmount),
    originalAmount,
    couponBase,
    couponBonus: worth,
    amount,
    toBalance: subtract(paid, amount),
    feePpm: method.feePpm,
    fee,
    total: add(paid, fee),
    methodBonusPpm: methodBonusPpm(paid, method),
    methodBonus: fromMethod,
    totalBonus: add(fromMethod, terms.coupon?.type === 'cashback' ? worth : zero),
  };
}

/** What the customer pays before the fee. Nothing is paid for what is free. */
export function paidAmount(amount: Money, payAtLeast: Money | undefined): Money {
  return payAtLeast === undefined || amount === zero ? amount : larger(amount, payAtLeast);
}

function lineCost(line: CheckoutLine, terms: CheckoutTerms): LineCost {
  const { defaultPrice, pricingPer } = line.price;
  const guarantee = line.isGuaranteed ? terms.guaranteePpm : nothing;
  const slow: Surcharges = { guarantee, speedup: nothing };
  const fast: Surcharges = { guarantee, speedup: line.canSpeedup ? terms.speedupPpm : nothing };
  const chosen = terms.isSpeedup ? fast : slow;
  const price = unitPrice(line.price, terms.gradeDiscount);
  const orders = line.quantities.map((quantity) => {
    const cost = orderCost(price, pricingPer, quantity, chosen);
    const speedup = subtract(cost, orderCost(price, pricingPer, quantity, slow));
    return { quantity, cost, speedup, charge: cost };
  });
  return {
    unitPrice: price,
    canSpeedup: line.canSpeedup && terms.speedupPpm > 0,
    cost: runsCost(price, pricingPer, line.quantities, slow),
    costWithSpeedup: runsCost(price, pricingPer, line.quantities, fast),
    chosenCost: sum(orders.map(({ cost }) => cost)),
    beforeDiscount: runsCost(defaultPrice, pricingPer, line.quantities, chosen),
    orders,
  };
}

/** Coupons of type `bonus` are for adding funds only. */
function couponWorth(base: Money, coupon: CouponTerms | undefined): Money {
  return coupon && coupon.type !== 'bonus' ? couponBonus(coupon, base) : zero;
}

function subtractShares(reduction: Money, weights: readonly Money[], amounts: readonly Money[]): Money[] {
  const shares = splitProportionally(reduction, weights);
  return amounts.map((amount, index) => subtract(amount, shares[index] ?? zero));
}

function withCharges(priced: readonly LineCost[], charges: readonly Money[]): LineCost[] {
  const left = charges.values();
  return priced.map((line) => ({
    ...line,
    orders: line.orders.map((order) => ({ ...order, charge: left.next().value ?? order.cost })),
  }));
}
