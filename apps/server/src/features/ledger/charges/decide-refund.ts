import { add, larger, type Money, smaller, subtract, zero } from '@marquee/domain/money/money.ts';
import type { Charge } from './locked-charge.ts';

export interface RefundDecision {
  /** The order's refunds in total after this one. */
  total: Money;
  cash: Money;
  bonus: Money;
  /** The part already recognized as revenue, which returns to escrow first. */
  fromRevenue: Money;
}

/** Raises an order's refunds up to `refundedTotal`, never beyond the charge. Cash is paid last and returned first. */
export function decideRefund(
  { paid, refunded, recognized }: Charge,
  refundedTotal: Money,
): RefundDecision | undefined {
  const charged = add(paid.cash, paid.bonus);
  const before = add(refunded.cash, refunded.bonus);
  const total = smaller(refundedTotal, charged);
  if (total <= before) return undefined;
  const due = subtract(total, before);
  const cash = smaller(due, subtract(paid.cash, refunded.cash));
  const inEscrow = subtract(subtract(charged, before), recognized);
  return { total, cash, bonus: subtract(due, cash), fromRevenue: larger(subtract(due, inEscrow), zero) };
}
