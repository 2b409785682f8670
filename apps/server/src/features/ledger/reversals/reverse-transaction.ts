import type { Context } from '../../../platform/context.ts';
import type { Posted, TransactionType } from '../transaction.ts';
import { mirrorTransaction } from './mirror-transaction.ts';

/** Orders, withdrawals and chargebacks have endings of their own, which watch what is left to give back. */
const reversible: readonly TransactionType[] = [
  'invoiced',
  'admin',
  'referral',
  'widget_reward',
  'fee',
  'bonus',
  'coupon',
  'task',
];

/** Undoes a transaction by its mirror image, once. The original stays as it is. */
export async function reverseTransaction(
  ctx: Context,
  { txnId, reason }: { txnId: bigint; reason: string },
): Promise<Posted> {
  return mirrorTransaction(ctx, { txnId, reason, isReversible: (type) => reversible.includes(type) });
}
