/** The banner shows the price with the coupon that was entered in the cart. */
export const cartCouponKey = 'shop_coupon';

export function cartCoupon(): string {
  return sessionStorage.getItem(cartCouponKey) ?? '';
}
