import { type Money, money, subtract } from '../money/money.ts';
import { divideDown, divideUp } from '../money/rounding.ts';

/** What a payment was, in units of the currency it was charged in, and what it brought. */
export interface PaidTerms {
  charged: bigint;
  /** Reached the payer's cash. */
  credited: Money;
  fee: Money;
  methodBonus: Money;
  couponBonus: Money;
}

export type ReversalShare = Pick<PaidTerms, 'credited' | 'fee' | 'methodBonus' | 'couponBonus'>;

/**
 * What follows a part of the charge back, when `before` of it had gone back and now `after` has. Parts in any
 * number add up to the whole; credit and bonuses are taken up to the unit, so the fee gives way.
 */
export function reversalShare(
  terms: PaidTerms,
  { before, after }: { before: bigint; after: bigint },
): ReversalShare {
  const [gone, goes] = [goneAfter(terms, before), goneAfter(terms, after)];
  return {
    credited: subtract(goes.credited, gone.credited),
    fee: subtract(goes.fee, gone.fee),
    methodBonus: subtract(goes.methodBonus, gone.methodBonus),
    couponBonus: subtract(goes.couponBonus, gone.couponBonus),
  };
}

function goneAfter({ charged, ...terms }: PaidTerms, units: bigint): ReversalShare {
  const up = (amount: Money) => money(divideUp(amount * units, charged));
  return {
    credited: up(terms.credited),
    fee: money(divideDown(terms.fee * units, charged)),
    methodBonus: up(terms.methodBonus),
    couponBonus: up(terms.couponBonus),
  };
}
