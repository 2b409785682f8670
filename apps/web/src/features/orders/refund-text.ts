import type { useAmounts } from '../../shell/preferences/use-amounts.ts';

/** A full refund shows exactly like the charge; a partial one is never rounded up. */
export function refundText(
  amounts: ReturnType<typeof useAmounts>,
  refund: string,
  { cost }: { cost: string },
): string {
  return refund === cost ? amounts.charge(refund) : amounts.balance(refund);
}
