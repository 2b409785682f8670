import { chargeCurrencies } from '@marquee/domain/payments/charge-amount.ts';
import { invoiceStatuses } from '@marquee/domain/payments/invoice-status.ts';
import { paymentFlows } from '@marquee/domain/payments/payment-capabilities.ts';
import { paymentPurposes } from '@marquee/domain/payments/payment-purposes.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paymentStrategy } from '../money/payment-methods.ts';
import { countryCode, data, decimal, fraction, id, locale, quantity, text } from '../primitives.ts';
import { rowId } from './console-list.ts';

const moment = z.iso.datetime().max(40);
const fieldName = text(60);

/** A field of the gateway's own configuration, as its declaration says. */
const gatewayField = z.object({
  name: fieldName,
  is_secret: z.boolean(),
  is_required: z.boolean(),
  is_url: z.boolean(),
});

const strategy = z.object({
  strategy: paymentStrategy,
  /** Key of its name below `payments.strategies` in the phrases. */
  label: text(60),
  icon: text(60),
  flow: z.enum(paymentFlows),
  currencies: z.array(z.enum(chargeCurrencies)).max(10),
  recurring: z.boolean(),
  /** False where this installation has it switched off. */
  is_available: z.boolean(),
  /** Whether a test charge can be made with it. */
  can_test: z.boolean(),
  fields: z.array(gatewayField).max(20),
});
export type StrategyView = z.output<typeof strategy>;

const texts = {
  name: z.string().trim().min(1).max(120),
  description: z.string().max(2000),
  additional_information: z.string().max(5000),
  comments: z.string().max(2000),
};
const translations = z.partialRecord(locale, z.strictObject(texts).partial());
const bonusStep = z.strictObject({ from_amount: decimal, bonus_percent: fraction });
const gatewayValues = z.record(fieldName, text(500));

const managedMethod = z.object({
  id,
  strategy: paymentStrategy,
  ...texts,
  translations,
  icon: text(60).nullable(),
  fee_percent: fraction,
  bonuses: z.array(bonusStep).max(20),
  min_amount: decimal,
  max_amount: decimal.nullable(),
  charge_currency: z.enum(chargeCurrencies),
  charge_type: z.enum(['one_time', 'recurring']),
  account_number: text(300).nullable(),
  qr_template: text(1000).nullable(),
  takes_comment: z.boolean(),
  expires_minutes: quantity,
  gateway: gatewayValues,
  /** Names of the secrets that are set. Their values never leave the server. */
  secrets_set: z.array(fieldName).max(20),
  purposes: z.array(z.enum(paymentPurposes)).max(paymentPurposes.length),
  /** Null: every country. */
  countries: z.array(countryCode).max(250).nullable(),
  is_enabled: z.boolean(),
  /** Whether it would be offered if it were switched on: configured completely, and its currency has a rate. */
  is_complete: z.boolean(),
  webhook_url: text(500),
});
export type ManagedMethod = z.output<typeof managedMethod>;

const body = z.strictObject({
  strategy: paymentStrategy,
  ...texts,
  translations: translations.default({}),
  icon: z.string().max(60).nullable(),
  fee_percent: fraction,
  bonuses: z.array(bonusStep).max(20),
  min_amount: decimal,
  max_amount: decimal.nullable(),
  charge_currency: z.enum(chargeCurrencies),
  charge_type: z.enum(['one_time', 'recurring']),
  account_number: z.string().max(300).nullable(),
  qr_template: z.string().max(1000).nullable(),
  takes_comment: z.boolean(),
  expires_minutes: z.int().min(30).max(43_200),
  gateway: gatewayValues,
  /** Only those that are to be replaced. */
  secrets: z.record(fieldName, z.string().min(1).max(500)).default({}),
  purposes: z.array(z.enum(paymentPurposes)).max(paymentPurposes.length),
  countries: z.array(countryCode).min(1).max(250).nullable(),
  is_enabled: z.boolean(),
});
export type MethodInput = z.output<typeof body>;

const sensitive = { errors: ['sign_in_again', 'impersonated'], fresh: true } as const;

export const managePaymentMethods = endpoint({
  name: 'managePaymentMethods',
  method: 'GET',
  path: '/api/v1/admin/payment-methods',
  access: 'staff:payments.view',
  area: 'console',
  summary: 'All payment methods in their order, and the types there are',
  response: data(
    z.object({ methods: z.array(managedMethod).max(200), strategies: z.array(strategy).max(50) }),
  ),
});

export const createPaymentMethod = endpoint({
  name: 'createPaymentMethod',
  method: 'POST',
  path: '/api/v1/admin/payment-methods',
  access: 'staff:payments.manage',
  area: 'console',
  summary: 'Adds a payment method behind the others',
  body,
  response: data(managedMethod),
  ...sensitive,
});

export const changePaymentMethod = endpoint({
  name: 'changePaymentMethod',
  method: 'PUT',
  path: '/api/v1/admin/payment-methods/{id}',
  access: 'staff:payments.manage',
  area: 'console',
  summary: 'Changes a payment method; secrets that are not named stay',
  params: rowId,
  body,
  response: data(managedMethod),
  ...sensitive,
});

export const switchPaymentMethod = endpoint({
  name: 'switchPaymentMethod',
  method: 'POST',
  path: '/api/v1/admin/payment-methods/{id}/state',
  access: 'staff:payments.manage',
  area: 'console',
  summary: 'Switches a payment method on or off',
  params: rowId,
  body: z.strictObject({ is_enabled: z.boolean() }),
  response: data(managedMethod),
  ...sensitive,
});

export const sortPaymentMethods = endpoint({
  name: 'sortPaymentMethods',
  method: 'PUT',
  path: '/api/v1/admin/payment-methods-order',
  access: 'staff:payments.manage',
  area: 'console',
  summary: 'Puts the payment methods into this order; all of them have to be named',
  body: z.strictObject({ ids: z.array(id).min(1).max(200) }),
  response: data(z.array(managedMethod).max(200)),
  errors: ['wrong_state'],
});

/** A payment of staff's own, step by step. */
const testCharge = z.object({
  invoice_id: id,
  status: z.enum(invoiceStatuses),
  /** What is credited to the one who tests, without the fee. */
  amount: decimal,
  /** Where to pay; null before the gateway has answered. */
  payment_url: text(2048).nullable(),
  /** What the gateway has reported, in order. */
  events: z
    .array(z.object({ source: text(20), kind: text(60), verdict: text(60), received_at: moment }))
    .max(50),
  transaction_id: id.nullable(),
  review_reason: text(60).nullable(),
});
export type TestCharge = z.output<typeof testCharge>;

export const startTestCharge = endpoint({
  name: 'startTestCharge',
  method: 'POST',
  path: '/api/v1/admin/payment-methods/{id}/test-charges',
  access: 'staff:payments.manage',
  area: 'console',
  summary:
    'Opens the smallest payment with a method, also one that is switched off, for the caller’s own account',
  params: rowId,
  body: z.strictObject({}),
  response: data(testCharge),
  errors: ['wrong_state', 'sign_in_again', 'impersonated', 'upstream_failed', 'outgoing_held'],
  fresh: true,
});

export const getTestCharge = endpoint({
  name: 'getTestCharge',
  method: 'GET',
  path: '/api/v1/admin/payment-methods/test-charges/{id}',
  access: 'staff:payments.manage',
  area: 'console',
  summary: 'How far a test charge of the caller is',
  params: rowId,
  response: data(testCharge),
});
