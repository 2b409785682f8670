import type { Money } from '../money/money.ts';
import { type CouponTerms, couponBonus } from './coupon.ts';

/** Why a coupon does nothing here. `no_effect` is left where no other reason fits: nothing is to be paid, say. */
export const couponReasons = [
  'unknown',
  'not_started',
  'expired',
  'used_up',
  'used_by_you',
  'needs_account',
  'only_orders',
  'only_top_ups',
  'other_services',
  'below_minimum',
  'below_minimum_of_services',
  'no_effect',
] as const;
export type CouponReason = (typeof couponReasons)[number];

export interface CouponProblem {
  reason: CouponReason;
  /** For the two reasons below a minimum. */
  minimum?: Money;
}

export interface CouponState {
  isEnabled: boolean;
  validFrom: Date | null;
  validTo: Date | null;
  used: number;
  totalLimit: number | null;
  accountLimit: number | null;
  /** How often the caller has used it; undefined for a guest. */
  ownUses: number | undefined;
}

/**
 * Why the caller cannot use a coupon at all. A coupon that is switched off, or that was made for one person and used by
 * somebody else, looks like one that does not exist.
 */
export function couponHindrance(coupon: CouponState, now: Date): CouponReason | undefined {
  const { isEnabled, validFrom, validTo, used, totalLimit, accountLimit, ownUses } = coupon;
  if (!isEnabled) return 'unknown';
  const isUsedUp = totalLimit !== null && used >= totalLimit;
  if (ownUses && (isUsedUp || (accountLimit !== null && ownUses >= accountLimit))) return 'used_by_you';
  if (isUsedUp) return totalLimit === 1 ? 'unknown' : 'used_up';
  if (validTo !== null && validTo <= now) return 'expired';
  if (validFrom !== null && now < validFrom) return 'not_started';
  // A guest can give any address: refusing those that used the coupon would reveal who is a customer.
  return accountLimit !== null && ownUses === undefined ? 'needs_account' : undefined;
}

interface CouponPlace {
  isTopUp: boolean;
  /** What the coupon counts on: for a restricted coupon only the lines of its services. */
  amount: Money;
  /** Whether the coupon is for certain services only, and whether any of them is here. */
  services: 'any' | 'here' | 'elsewhere';
}

/** Why a coupon that can be used does nothing for this checkout or top-up. */
export function couponProblemAt(
  terms: CouponTerms,
  { isTopUp, amount, services }: CouponPlace,
): CouponProblem | undefined {
  const { type, minAmount } = terms;
  if (isTopUp !== (type === 'bonus')) return { reason: isTopUp ? 'only_orders' : 'only_top_ups' };
  if (services === 'elsewhere') return { reason: 'other_services' };
  if (amount < minAmount)
    return {
      reason: services === 'any' ? 'below_minimum' : 'below_minimum_of_services',
      minimum: minAmount,
    };
  return couponBonus(terms, amount) > 0n ? undefined : { reason: 'no_effect' };
}
