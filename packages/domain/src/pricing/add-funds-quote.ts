import { type CouponTerms, couponBonus } from '../coupons/coupon.ts';
import { add, type Money, zero } from '../money/money.ts';
import type { Ppm } from '../money/ratio.ts';
import { type MethodTerms, methodBonus, methodBonusPpm, paymentFee } from './payment-method.ts';

export interface AddFundsQuote {
  amount: Money;
  fee: Money;
  /** What the gateway charges: amount and fee. */
  total: Money;
  couponBonus: Money;
  methodBonus: Money;
  methodBonusPpm: Ppm;
  /** Both bonuses; they go to the bonus wallet. */
  bonus: Money;
  /** Amount and bonuses together. */
  credited: Money;
}

/** Only coupons of type `bonus` count when money is added; any other is treated as none. */
export function addFundsQuote(amount: Money, method: MethodTerms, coupon?: CouponTerms): AddFundsQuote {
  const fee = paymentFee(amount, method);
  const fromCoupon = coupon?.type === 'bonus' ? couponBonus(coupon, amount) : zero;
  const fromMethod = methodBonus(amount, method);
  const bonus = add(fromCoupon, fromMethod);
  return {
    amount,
    fee,
    total: add(amount, fee),
    couponBonus: fromCoupon,
    methodBonus: fromMethod,
    methodBonusPpm: methodBonusPpm(amount, method),
    bonus,
    credited: add(amount, bonus),
  };
}
