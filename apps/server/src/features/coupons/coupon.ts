import type { CouponTerms } from '@marquee/domain/coupons/coupon.ts';
import { type Money, money } from '@marquee/domain/money/money.ts';
import { ppm } from '@marquee/domain/money/ratio.ts';
import type { Selectable } from 'kysely';
import type { DB } from '../../platform/db/generated/tables.ts';

export type CouponRow = Selectable<DB['coupon']>;

export interface Coupon {
  id: bigint;
  code: string;
  terms: CouponTerms;
  /** The services it applies to; null for all. */
  serviceIds: readonly bigint[] | null;
}

/** What a coupon was used for: a checkout of orders, or an invoice that adds funds. */
export interface CouponUse {
  type: 'order_group' | 'invoice';
  id: bigint;
}

export interface RedeemedCoupon {
  couponId: bigint;
  bonus: Money;
}

export function toCoupon(row: CouponRow): Coupon {
  return {
    id: row.id,
    code: row.code,
    terms: {
      type: row.type,
      calculation: row.calculation,
      ratePpm: ppm(row.percent_ppm),
      amount: money(row.amount),
      minAmount: money(row.min_amount),
    },
    serviceIds: row.service_ids,
  };
}

/** Enabled, started and not over. Whether uses are left is checked by the database. */
export function isRunning(row: CouponRow, now: Date): boolean {
  const { is_enabled, valid_from, valid_to } = row;
  return is_enabled && (valid_from === null || valid_from <= now) && (valid_to === null || now < valid_to);
}

/** Codes may be typed in any case and with spaces around; undefined if it cannot be a code. */
export function normalizeCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase();
  return /^[A-Z0-9][A-Z0-9_-]{1,39}$/.test(code) ? code : undefined;
}
