import type { useAmounts } from '../../shell/preferences/use-amounts.ts';

/** All of the money back reads as the charge did, to the last cent; a part is never shown larger than it is. */
export function shownRefund(
  amounts: ReturnType<typeof useAmounts>,
  refund: string,
  { cost }: { cost: string },
): string {
  return refund === cost ? amounts.charge(refund) : amounts.balance(refund);
}
