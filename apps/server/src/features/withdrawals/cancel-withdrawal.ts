import type { Withdrawal } from '@marquee/contract/withdrawals.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { returnWithdrawal } from '../ledger/index.ts';
import { endWithdrawal } from './end-withdrawal.ts';
import { withdrawalRows, withdrawalView } from './withdrawal-view.ts';

/** The customer changed their mind before anybody decided. */
export async function cancelWithdrawal(ctx: Context, withdrawalId: bigint): Promise<{ data: Withdrawal }> {
  const { accountId, onBehalfOf } = signedIn(ctx);
  if (onBehalfOf !== undefined) return refuse('wrong_state');
  await inTransaction(ctx, async (tx) => {
    const ended = await endWithdrawal(tx, withdrawalId, { status: 'canceled', accountId });
    if (ended !== 'stands') await returnWithdrawal(tx, { withdrawalId });
  });
  const row = await withdrawalRows(ctx).where('withdrawal.id', '=', withdrawalId).executeTakeFirstOrThrow();
  return { data: withdrawalView(row, ctx.locale) };
}
