import { type Money, money, subtract } from '../money/money.ts';
import { divideDown, divideUp } from '../money/rounding.ts';

/** What was charged, in units of its currency, and what was credited for it. */
export interface PaidTerms {
  charged: bigint;
  /** Credited to the payer's cash wallet. */
  credited: Money;
  fee: Money;
  methodBonus: Money;
  couponBonus: Money;
}

export type ReversalShare = Pick<PaidTerms, 'credited' | 'fee' | 'methodBonus' | 'couponBonus'>;

/**
 * What to take back when the refunded part of a charge grows from `before` to `after`. Any number of parts
 * adds up to the whole; credit and bonuses are rounded up, the fee down.
 */
export function reversalShare(
  terms: PaidTerms,
  { before, after }: { before: bigint; after: bigint },
): ReversalShare {
  const [previous, next] = [reversedAt(terms, before), reversedAt(terms, after)];
  return {
    credited: subtract(next.credited, previous.credited),
    fee: subtract(next.fee, previous.fee),
    methodBonus: subtract(next.methodBonus, previous.methodBonus),
    couponBonus: subtract(next.couponBonus, previous.couponBonus),
  };
}

function reversedAt({ charged, ...terms }: PaidTerms, units: bigint): ReversalShare {
  const up = (amount: Money) => money(divideUp(amount * units, charged));
  return {
    credited: up(terms.credited),
    fee: money(divideDown(terms.fee * units, charged)),
    methodBonus: up(terms.methodBonus),
    couponBonus: up(terms.couponBonus),
  };
}
