import { orderStatuses } from '@marquee/domain/orders/status.ts';
import { z } from 'zod';
import { countryCode, decimal, id, quantity, slug, text } from '../primitives.ts';

const time = z.iso.datetime().max(30);

/** The service of an order, even if it is no longer offered. */
export const orderedService = z.object({
  id,
  slug,
  name: text(400),
  is_package: z.boolean(),
  /** Whether it can be ordered again. */
  is_available: z.boolean(),
  service_type: z.object({ id, name: text(120), icon: text(60).nullable() }),
  network: z.object({ id, name: text(120), icon: text(4000).nullable(), color: text(7) }),
});

export const orderView = z.object({
  id,
  name: text(200),
  url: text(2048),
  status: z.enum(orderStatuses),
  service: orderedService,
  quantity,
  /** The provider's count before delivery; null until it is known. */
  start_quantity: quantity.nullable(),
  /** Delivered so far. */
  current_quantity: quantity,
  percent_of_current_fill: z.number().min(0).max(100),
  /** For `pricing_per` pieces, as it was when ordered. */
  price: decimal,
  pricing_per: quantity,
  /** What is to be paid or was paid. */
  cost: decimal,
  refunded: decimal,
  created_at: time,
  paid_at: time.nullable(),
  completed_at: time.nullable(),
  /** For a drip feed's run: when it starts. */
  starts_at: time,
  /** A run of a drip feed, or a publication's delayed order, that is still to come. */
  is_scheduled: z.boolean(),
  /** `partial` when a part was delivered and the rest refunded. */
  cancel_reason: text(60).nullable(),
  cancel_description: text(1000).nullable(),
  /** Requested, and not answered yet. */
  cancel_requested_at: time.nullable(),
  cancel_refused_at: time.nullable(),
  has_refill: z.boolean(),
  auto_refill_is_allowed: z.boolean(),
  is_guarantee: z.boolean(),
  is_speedup: z.boolean(),
  guarantee_until: time.nullable(),
  countries: z.array(countryCode).max(250),
  drip_feed_id: id.nullable(),
  run: z.int().min(1).nullable(),
  subscription_id: id.nullable(),
  source: text(60),
  actions: z.object({
    activable: z.boolean(),
    deletable: z.boolean(),
    pausable: z.boolean(),
    payable: z.boolean(),
    cancelable: z.boolean(),
    refillable: z.boolean(),
  }),
});
export type OrderView = z.output<typeof orderView>;

const orderEvent = z.object({
  kind: text(40),
  created_at: time,
  delivered: quantity.nullable(),
  /** What was refunded. */
  amount: decimal.nullable(),
  note: text(1000).nullable(),
  /** For `moved_ahead`: how many orders were waiting in front of it. */
  orders_ahead: z.int().min(1).nullable(),
});
export type OrderEventView = z.output<typeof orderEvent>;

/** The buyer's answer to a field that the service asks for besides link and quantity. */
const targetableValue = z.object({
  target_id: id,
  /** The field's label; empty if the panel no longer has it. */
  name: text(120),
  values: z.array(text(100_000)).max(5_000),
  /** The values as shown to people: codes by their label, texts as they are. */
  labels: z.array(text(100_000)).max(5_000),
});

/** An order as its own page shows it. */
export const orderDetails = orderView.extend({
  targetable_values: z.array(targetableValue).max(20),
  promotable: z.object({
    url: text(2048),
    embed_url: text(2048).nullable(),
    started_at: time.nullable(),
    /** The period in which drops are refilled. */
    supported_at: time.nullable(),
    supported_until: time.nullable(),
    ended_at: time.nullable(),
    snippet: z.object({ thumbnail: text(2048).nullable(), title: text(300) }).nullable(),
  }),
  refill_first_statistic: z.object({ date: time, quantity }).nullable(),
  /** Other orders of the same checkout. */
  orders: z.array(id).max(1000),
  /**
   * What paying now would cost: with the other runs of its drip feed, the panel's discount for unpaid orders,
   * and without a coupon that stays with the rest of its checkout. Null once it is paid.
   */
  due: z
    .object({
      amount: decimal,
      before_discount: decimal,
      orders: z.int().min(1),
      /** Neither the balance nor `stripe_checkout` may pay for its service. */
      payment_restricted: z.boolean(),
    })
    .nullable(),
  /** The invoice that paid for it directly, which has the receipt. */
  invoice_id: id.nullable(),
  /** Oldest first; with `delivered` it is the delivery curve. */
  events: z.array(orderEvent).max(1000),
});
export type OrderDetails = z.output<typeof orderDetails>;

const refillStatuses = ['pending', 'in_progress', 'completed', 'rejected'] as const;

export const refillRequest = z.object({
  id,
  status: z.enum(refillStatuses),
  is_automatic: z.boolean(),
  quantity: quantity.nullable(),
  reason: text(500).nullable(),
  created_at: time,
  updated_at: time,
});
export type RefillRequestView = z.output<typeof refillRequest>;
