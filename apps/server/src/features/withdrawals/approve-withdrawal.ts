import { money } from '@marquee/domain/money/money.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { payWithdrawal } from '../ledger/index.ts';
import { endWithdrawal } from './end-withdrawal.ts';
import { loadMailContext, notifyCustomer } from './tell-customer.ts';

/** The payout was made outside; its reference is the proof and can be used for one withdrawal only. */
export async function approveWithdrawal(
  ctx: Context,
  input: { withdrawalId: bigint; payoutReference: string },
): Promise<void> {
  const { withdrawalId } = input;
  const payoutReference = input.payoutReference.trim();
  if (payoutReference === '' || payoutReference.length > 200)
    return refuse('invalid_input', { fields: [{ field: 'payout_reference', code: 'required' }] });
  const mail = await loadMailContext(ctx);
  await inTransaction(ctx, async (tx) => {
    const ended = await endWithdrawal(tx, withdrawalId, { status: 'paid', payoutReference });
    if (ended === 'unchanged') return;
    await payWithdrawal(tx, { withdrawalId, methodId: ended.methodId, fee: money(ended.fee) });
    await recordAudit(tx, {
      action: 'withdrawals.approve',
      subjectType: 'withdrawal',
      subjectId: withdrawalId,
      before: { status: 'in_review' },
      after: { status: 'paid', payoutReference },
    });
    await notifyCustomer(tx, mail, withdrawalId, 'paid');
  });
}
