import { add, larger, type Money, smaller, subtract, zero } from '@marquee/domain/money/money.ts';
import type { Charge } from './locked-charge.ts';

interface RefundDecision {
  /** What the order's refunds come to afterwards. */
  total: Money;
  cash: Money;
  bonus: Money;
  /** Already counted as earned, to be handed back to escrow first. */
  fromRevenue: Money;
}

/** Raises an order's refunds to `wanted` at most: cash, paid last, comes back first. Never beyond the charge. */
export function decideRefund(
  { paid, refunded, recognized }: Charge,
  request: Money,
): RefundDecision | undefined {
  const charged = add(paid.cash, paid.bonus);
  const before = add(refunded.cash, refunded.bonus);
  const total = smaller(request, charged);
  if (total <= before) return undefined;
  const due = subtract(total, before);
  const cash = smaller(due, subtract(paid.cash, refunded.cash));
  const inEscrow = subtract(subtract(charged, before), recognized);
  return { total, cash, bonus: subtract(due, cash), fromRevenue: larger(subtract(due, inEscrow), zero) };
}
