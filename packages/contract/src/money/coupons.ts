import { couponCalculations, couponTypes } from '@marquee/domain/coupons/coupon.ts';
import { couponReasons } from '@marquee/domain/coupons/coupon-problem.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, fraction, id, text } from '../primitives.ts';

const coupon = z.object({
  id,
  name: text(120),
  code: text(40),
  description: text(1000),
  bonus_type: z.enum(couponTypes),
  bonus_amount_calculation_type: z.enum(couponCalculations),
  /** For a `fixed` coupon. */
  bonus_amount: decimal.nullable(),
  /** For a `percent` coupon, as a share of one. */
  bonus_percentage: fraction.nullable(),
  min_amount: decimal,
  valid_to: z.iso.datetime().max(40).nullable(),
});
export type Coupon = z.output<typeof coupon>;

/** Why a typed coupon does nothing; `minimum` for the reasons that name one. */
export const couponProblem = z.object({ reason: z.enum(couponReasons), minimum: decimal.nullable() });
export type CouponProblemView = z.output<typeof couponProblem>;

export const listCoupons = endpoint({
  name: 'listCoupons',
  method: 'GET',
  path: '/api/v1/coupons',
  access: 'user',
  area: 'money',
  summary: 'List coupons you can use now',
  response: data(z.array(coupon).max(200)),
});
