/** Orders, withdrawals and chargebacks are undone by their own functions, which track what is left to return. */
export const reversibleTypes: readonly string[] = [
  'invoiced',
  'admin',
  'referral',
  'widget_reward',
  'fee',
  'bonus',
  'coupon',
  'task',
];

/** What belongs to one of these is undone there: only there is counted what was returned. */
const undoneElsewhere: readonly string[] = ['order', 'invoice', 'withdrawal', 'referral'];

interface BookedTransaction {
  type: string;
  ref_type: string | null;
  /** The transaction that it undoes, and the one that undoes it. */
  reverses: bigint | number | null;
  reversed_by: bigint | number | null;
}

/** Whether staff may undo a transaction of the ledger by itself. It is still refused where the money is gone. */
export function canBeReversed({ type, ref_type, reverses, reversed_by }: BookedTransaction): boolean {
  const belongs = ref_type !== null && undoneElsewhere.includes(ref_type);
  return reversibleTypes.includes(type) && !belongs && reverses === null && reversed_by === null;
}
