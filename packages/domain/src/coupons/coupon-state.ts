/** How a coupon stands, as its operator sees it. */
export const couponStates = ['running', 'scheduled', 'ended', 'used_up', 'off'] as const;
export type CouponState = (typeof couponStates)[number];

interface Facts {
  isEnabled: boolean;
  validFrom: Date | null;
  validTo: Date | null;
  used: number;
  totalLimit: number | null;
}

export function couponState(
  { isEnabled, validFrom, validTo, used, totalLimit }: Facts,
  now: Date,
): CouponState {
  if (!isEnabled) return 'off';
  if (validTo !== null && validTo <= now) return 'ended';
  if (totalLimit !== null && used >= totalLimit) return 'used_up';
  return validFrom !== null && now < validFrom ? 'scheduled' : 'running';
}
