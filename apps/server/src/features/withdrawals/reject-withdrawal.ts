import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { returnWithdrawal } from '../ledger/index.ts';
import { endWithdrawal } from './end-withdrawal.ts';
import { letterhead, notifyCustomer } from './tell-customer.ts';

/** The money returns to the wallets it came from; the customer reads the reason. */
export async function rejectWithdrawal(
  ctx: Context,
  input: { withdrawalId: bigint; reason: string },
): Promise<void> {
  const { withdrawalId } = input;
  const reason = input.reason.trim();
  if (reason === '' || reason.length > 1000)
    return refuse('invalid_input', { fields: [{ field: 'reason', code: 'required' }] });
  const head = await letterhead(ctx);
  await inTransaction(ctx, async (tx) => {
    if ((await endWithdrawal(tx, withdrawalId, { status: 'rejected', reason })) === 'stands') return;
    await returnWithdrawal(tx, { withdrawalId, reason });
    await recordAudit(tx, {
      action: 'withdrawals.reject',
      subjectType: 'withdrawal',
      subjectId: withdrawalId,
      before: { status: 'in_review' },
      after: { status: 'rejected' },
      reason,
    });
    await notifyCustomer(tx, head, withdrawalId, 'rejected');
  });
}
