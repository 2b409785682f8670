/** Session storage key: the banner shows the price with the coupon entered in the cart. */
export const cartCouponKey = 'shop_coupon';

export function cartCoupon(): string {
  return sessionStorage.getItem(cartCouponKey) ?? '';
}
