import { couponCalculations, couponTypes } from '@marquee/domain/coupons/coupon.ts';
import { couponStates } from '@marquee/domain/coupons/coupon-state.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, fraction, id, locale, quantity, sentMoment, text } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, customer, rowId } from './console-list.ts';

const moment = z.iso.datetime().max(40);
const limit = z.int().min(1).max(1_000_000_000);
const codePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{1,39}$/;
const names = z.strictObject({
  name: z.string().trim().min(1).max(120).optional(),
  description: z.string().trim().max(1000).optional(),
});

const managedCoupon = z.object({
  id,
  code: text(40),
  name: text(120),
  description: text(1000),
  translations: z.partialRecord(locale, names),
  type: z.enum(couponTypes),
  calculation: z.enum(couponCalculations),
  /** For `percent`. */
  percent: fraction,
  /** For `fixed`. */
  amount: decimal,
  min_amount: decimal,
  total_limit: limit.nullable(),
  account_limit: limit.nullable(),
  /** Null: all services. */
  service_ids: z.array(id).max(500).nullable(),
  valid_from: moment.nullable(),
  valid_to: moment.nullable(),
  is_enabled: z.boolean(),
  /** Shown to everybody on the bonuses page. */
  is_listed: z.boolean(),
  used: quantity,
  state: z.enum(couponStates),
  created_at: moment,
});
export type ManagedCoupon = z.output<typeof managedCoupon>;

const body = z.strictObject({
  code: z.string().trim().min(2).max(40).regex(codePattern),
  name: z.string().trim().min(1).max(120),
  description: z.string().trim().max(1000).default(''),
  translations: z.partialRecord(locale, names).default({}),
  type: z.enum(couponTypes),
  calculation: z.enum(couponCalculations),
  percent: fraction.default(0),
  amount: decimal.default('0'),
  min_amount: decimal.default('0'),
  total_limit: limit.nullable(),
  account_limit: limit.nullable(),
  service_ids: z.array(id).min(1).max(500).nullable(),
  valid_from: sentMoment.nullable(),
  valid_to: sentMoment.nullable(),
  is_enabled: z.boolean(),
  is_listed: z.boolean(),
});
export type CouponInput = z.output<typeof body>;

/** Where a coupon was used: `use_id` is an order's checkout or a top-up's invoice. */
const couponUse = z.object({
  id,
  customer,
  use_type: z.enum(['order_group', 'invoice']),
  use_id: id,
  /** The orders of the checkout. */
  order_ids: z.array(id).max(100),
  amount: decimal,
  /** What it gave, or for cashback promised. */
  bonus: decimal,
  /** Of a cashback, what has been paid so far; null for other types. */
  paid: decimal.nullable(),
  created_at: moment,
  /** When it was given back, because the checkout came to nothing. */
  released_at: moment.nullable(),
});
export type CouponUseView = z.output<typeof couponUse>;

const filters = { state: z.enum(['all', 'on', 'off']).default('all') };

export const manageCoupons = endpoint({
  name: 'manageCoupons',
  method: 'GET',
  path: '/api/v1/admin/coupons',
  access: 'staff:payments.view',
  area: 'console',
  summary: 'All coupons, newest first; found by number or the beginning of the code',
  query: z.object({ ...consoleListQuery, ...filters }),
  response: consoleListResponse(managedCoupon),
});

export const createCoupon = endpoint({
  name: 'createCoupon',
  method: 'POST',
  path: '/api/v1/admin/coupons',
  access: 'staff:payments.manage',
  area: 'console',
  summary: 'Makes a coupon',
  body,
  response: data(managedCoupon),
  errors: ['sign_in_again', 'impersonated'],
  fresh: true,
});

export const changeCoupon = endpoint({
  name: 'changeCoupon',
  method: 'PUT',
  path: '/api/v1/admin/coupons/{id}',
  access: 'staff:payments.manage',
  area: 'console',
  summary: 'Changes a coupon. What it gives stays as it is once somebody has used it',
  params: rowId,
  body,
  response: data(managedCoupon),
  errors: ['wrong_state', 'sign_in_again', 'impersonated'],
  fresh: true,
});

export const switchCoupon = endpoint({
  name: 'switchCoupon',
  method: 'POST',
  path: '/api/v1/admin/coupons/{id}/state',
  access: 'staff:payments.manage',
  area: 'console',
  summary: 'Switches a coupon on or off',
  params: rowId,
  body: z.strictObject({ is_enabled: z.boolean() }),
  response: data(managedCoupon),
  errors: ['sign_in_again', 'impersonated'],
  fresh: true,
});

export const listCouponUses = endpoint({
  name: 'listCouponUses',
  method: 'GET',
  path: '/api/v1/admin/coupons/{id}/uses',
  access: 'staff:payments.view',
  area: 'console',
  summary: 'Who used a coupon, when, and what it gave them; newest first',
  params: rowId,
  query: z.object({ after: consoleListQuery.after, limit: consoleListQuery.limit }),
  response: consoleListResponse(couponUse),
});

export const exportCoupons = endpoint({
  name: 'exportCoupons',
  method: 'GET',
  path: '/api/v1/admin/coupons/csv',
  access: 'staff:payments.view',
  area: 'console',
  summary: 'The coupons as a file for spreadsheets',
  query: z.object({ search: consoleListQuery.search, ...filters }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const exportCouponUses = endpoint({
  name: 'exportCouponUses',
  method: 'GET',
  path: '/api/v1/admin/coupons/{id}/uses/csv',
  access: 'staff:payments.view',
  area: 'console',
  summary: 'The uses of a coupon as a file for spreadsheets',
  params: rowId,
  response: text(1_000_000_000),
  contentType: 'text/csv',
});
