import { chargeCurrencies } from '@marquee/domain/payments/charge-amount.ts';
import { paymentFlows } from '@marquee/domain/payments/payment-capabilities.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, fraction, id, text } from '../primitives.ts';

/** The name of a payment strategy. Only the server knows them all: clients go by the method's flow. */
export const paymentStrategy = text(40);

const paymentMethod = z.object({
  id,
  name: text(120),
  strategy: paymentStrategy,
  /** What the payer does after choosing it. */
  flow: z.enum(paymentFlows),
  /** Whether it may pay for services with `payment_restricted`. */
  accepts_restricted: z.boolean(),
  description: text(2000),
  /** HTML that the operator wrote. */
  additional_information: text(5000),
  comments: text(2000),
  icon: text(60).nullable(),
  fee_percent: fraction,
  /** The highest bonus that can be reached. */
  reward_percent: fraction,
  min_amount: decimal,
  max_amount: decimal.nullable(),
  charge_currency: z.enum(chargeCurrencies),
  charge_type: z.enum(['one_time', 'recurring']),
  payment_method_bonuses: z.array(z.object({ bonus_percent: fraction, from_amount: decimal })).max(20),
  public_fields: z.object({
    /** Whether the payer gets a code to scan. */
    qr_code: z.boolean(),
    is_user_comment: z.boolean(),
  }),
});
export type PaymentMethodView = z.output<typeof paymentMethod>;

const methods = data(z.array(paymentMethod).max(100));

export const listPaymentMethods = endpoint({
  name: 'listPaymentMethods',
  method: 'GET',
  path: '/api/v1/payment-methods',
  access: 'user',
  whileFrozen: 'for-debt',
  area: 'money',
  summary: 'List payment methods for adding funds, with fees, bonuses and limits',
  response: methods,
});

export const listPaymentMethodsWithBonuses = endpoint({
  name: 'listPaymentMethodsWithBonuses',
  method: 'GET',
  path: '/api/v1/payment-methods-with-bonuses',
  access: 'user',
  area: 'money',
  summary: 'List payment methods that give a bonus',
  response: methods,
});

export const listRecurringPaymentMethods = endpoint({
  name: 'listRecurringPaymentMethods',
  method: 'GET',
  path: '/api/v1/payment-methods/get-available-for-recurring-payments',
  access: 'user',
  area: 'money',
  summary: 'List payment methods that can link a card',
  response: methods,
});

export const listOrderWidgetPaymentMethods = endpoint({
  name: 'listOrderWidgetPaymentMethods',
  method: 'GET',
  path: '/api/v1/payment-methods/get-available-for-order-widget',
  access: 'user',
  area: 'money',
  summary: 'List payment methods a partner can offer in an order widget',
  response: methods,
});

export const listCheckoutPaymentMethods = endpoint({
  name: 'listCheckoutPaymentMethods',
  method: 'GET',
  path: '/api/v1/order-widget/payment-methods',
  access: 'widget',
  area: 'ordering',
  summary: 'List payment methods for an order; balance only when signed in',
  response: methods,
});
