import { couponCalculations, couponTypes } from '@marquee/domain/coupons/coupon.ts';
import { z } from 'zod';
import { gatewayCharge } from '../charge.ts';
import { endpoint } from '../endpoint.ts';
import { couponProblem } from '../money/coupons.ts';
import { data, decimal, fraction, id, quantity, text, wholeNumberText } from '../primitives.ts';
import { flag, orderLines, requestedQuantity } from './order-line.ts';

/** The same amount as a number: for display, never for calculations. */
const shown = z.number();

const costItem = z.object({
  url: text(2048),
  total: decimal,
  services: z
    .array(
      z.object({
        index: z.int(),
        service_id: id,
        cost: decimal,
        total_quantity: quantity,
        can_speedup: z.boolean(),
        cost_with_speedup: decimal,
      }),
    )
    .max(100),
});

/** The complete price of a checkout. */
export const costResult = z.object({
  total: decimal,
  floatTotal: shown,
  /** The total with the lines sped up that can be; null where speed-up would not help now. */
  totalWithSpeedup: decimal.nullable(),
  /** All lines, before coupon and fee. */
  originalAmount: decimal,
  floatOriginal: shown,
  fee: decimal,
  feeFloat: shown,
  feePercent: fraction,
  /** Null where no coupon applies. */
  couponBonus: decimal.nullable(),
  couponBonusFloat: shown.nullable(),
  couponBonusPercentage: fraction.nullable(),
  couponBonusType: z.enum(couponTypes).nullable(),
  couponBonusAmountCalculationType: z.enum(couponCalculations).nullable(),
  /** Null where a coupon applies, or none was given. */
  couponProblem: couponProblem.nullable(),
  /** What is credited later: cashback and the payment method's bonus. */
  totalBonusFloat: shown,
  paymentMethodBonus: decimal,
  paymentMethodBonusPercent: fraction,
  /** Saved by discounts of services or of the customer's grade. */
  discount: decimal,
  beforeDiscountAmount: decimal,
  /** Part of the total that pays for nothing: it reaches the method's minimum and becomes balance. */
  toBalance: decimal,
  /** The line, by its index, and its smallest quantity with which the orders reach the method's minimum. */
  raiseToMinimum: z.object({ index: z.int(), quantity }).nullable(),
  /** What is taken from the balance, or what the gateway charges. */
  charge: gatewayCharge,
  /** What the gateway charges beyond the total, to come to whole cents. It is credited to the balance. */
  surplus: decimal,
  /** Lines grouped by link, in the order they were sent. */
  items: z.array(costItem).max(100),
});
export type CostResult = z.output<typeof costResult>;

const payment = { coupon_code: text(60).optional(), payment_method_id: id.optional() };

export const getTotalCost = endpoint({
  name: 'getTotalCost',
  changesData: false,
  method: 'POST',
  path: '/api/v1/order-widget/services/total-cost',
  access: 'widget',
  area: 'ordering',
  summary: 'Quote a checkout, with coupon, fee and bonuses',
  body: z.strictObject({
    services: orderLines,
    order_widget_type: text(40).optional(),
    is_speedup: flag.optional(),
    ...payment,
    recurring_payments_method_id: id.optional(),
    /** As if the method's minimum were paid where the orders cost less. */
    pay_minimum: flag.optional(),
  }),
  response: data(costResult),
});

export const validateOrder = endpoint({
  name: 'validateOrder',
  changesData: false,
  method: 'POST',
  path: '/api/v1/order-widget/validate-order',
  access: 'widget',
  area: 'ordering',
  summary: 'Validate order lines, including links and texts, without placing them',
  body: z.strictObject({ orders: orderLines, ...payment }),
  response: data(z.object({ is_valid: z.boolean() })),
});

/** What a linked card is charged for one publication: its cost, the fee and what whole cents add. */
export const cardCharge = z.object({ fee: decimal, fee_percent: fraction, surplus: decimal, total: decimal });
export type CardCharge = z.output<typeof cardCharge>;

/** A subscription may order for many publications. */
const contentsLimit = z.int().min(1).max(10_000).default(1);

const pricedServices = z.object({
  total_cost: decimal,
  services: z.array(z.object({ service_id: id, quantity, cost: decimal, cost_float: shown })).max(100),
});

const byCost = {
  method: 'POST',
  area: 'ordering',
  summary: 'Get the largest quantities for a given amount',
  body: z.strictObject({
    contents_limit: contentsLimit,
    services: z
      .array(z.strictObject({ service_id: id, desired_cost: decimal, is_guarantee: flag.optional() }))
      .min(1)
      .max(100),
  }),
  response: data(pricedServices),
} as const;

export const getWidgetQuantityByCost = endpoint({
  ...byCost,
  name: 'getWidgetQuantityByCost',
  changesData: false,
  path: '/api/v1/order-widget/services/quantity-by-cost',
  access: 'widget',
});

export const getQuantityByCost = endpoint({
  ...byCost,
  name: 'getQuantityByCost',
  changesData: false,
  path: '/api/v1/services/quantity-by-cost',
  access: 'guest',
});

export const getServiceCost = endpoint({
  name: 'getServiceCost',
  method: 'GET',
  path: '/api/v1/services/{serviceId}/cost',
  access: 'guest',
  area: 'ordering',
  summary: 'Get the price of a service for a quantity, or for its default quantity',
  params: z.object({ serviceId: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  query: z.object({
    quantity: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }).optional(),
  }),
  response: data(z.object({ service_id: id, quantity, cost: decimal, cost_float: shown })),
});

export const getServicesCost = endpoint({
  name: 'getServicesCost',
  changesData: false,
  method: 'POST',
  path: '/api/v1/services/cost',
  access: 'guest',
  area: 'ordering',
  summary: 'Get the price of several services per post and in total',
  body: z.strictObject({
    contents_limit: contentsLimit,
    services: z
      .array(z.strictObject({ service_id: id, quantity: requestedQuantity, is_guarantee: flag.optional() }))
      .min(1)
      .max(100),
    /** A linked card that would be charged for each publication. */
    recurring_payments_method_id: id.optional(),
  }),
  response: data(
    pricedServices.extend({ cost_per_publication: decimal, card_charge: cardCharge.nullable() }),
  ),
});
