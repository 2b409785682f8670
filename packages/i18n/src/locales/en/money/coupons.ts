/** Why a typed coupon does nothing. */
export const coupons = {
  problems: {
    unknown: 'Coupon does not apply. Check the code.',
    not_started: 'This coupon isn’t valid yet',
    expired: 'This coupon has expired',
    used_up: 'This coupon has no uses left',
    used_by_you: 'You’ve already used this coupon',
    needs_account: 'Sign in to use this coupon',
    only_orders: 'This coupon is for orders only',
    only_top_ups: 'This coupon is for top-ups only',
    other_services: 'This coupon isn’t valid for these services',
    below_minimum: 'Minimum for this coupon: {minimum}',
    below_minimum_of_services: 'Minimum for this coupon: {minimum} of the services it covers',
    no_effect: 'Coupon does not apply',
  },
} as const;
