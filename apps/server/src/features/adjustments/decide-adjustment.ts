import { money } from '@marquee/domain/money/money.ts';
import type { Selectable } from 'kysely';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { inPerson } from '../../platform/signed-in.ts';
import { lockAccount } from '../accounts/index.ts';
import { adjustWallet } from '../ledger/index.ts';

/** Posts what somebody else has asked for. Of two at once the second finds it decided. */
export async function confirmAdjustment(ctx: Context, adjustmentId: bigint): Promise<void> {
  const { accountId } = inPerson(ctx);
  await inTransaction(ctx, async (tx) => {
    const adjustment = await lockedAdjustment(tx, adjustmentId);
    // Neither who asked for it nor who gets the money.
    if ([adjustment.requested_by, adjustment.account_id].includes(accountId)) refuse('second_person_needed');
    const customer = await lockAccount(tx, adjustment.account_id);
    if (!customer || customer.closed_at) refuse('wrong_state');
    await decide(tx, adjustment, { status: 'posted', reject_reason: null });
    const { account_id: customerId, wallet, reason } = adjustment;
    const amount = money(adjustment.amount);
    await adjustWallet(tx, { customerId, wallet, amount, reason, key: `adjustment:${adjustmentId}` });
  });
}

/** Whoever asked for it may take it back, too. */
export async function rejectAdjustment(ctx: Context, adjustmentId: bigint, reason: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const adjustment = await lockedAdjustment(tx, adjustmentId);
    await decide(tx, adjustment, { status: 'rejected', reject_reason: reason });
  });
}

type Adjustment = Selectable<DB['wallet_adjustment']>;

async function lockedAdjustment({ db, panel }: Context, id: bigint): Promise<Adjustment> {
  const row = await db
    .selectFrom('wallet_adjustment')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return refuse('not_found');
  return row.status === 'waiting' ? row : refuse('wrong_state');
}

async function decide(
  tx: Context,
  adjustment: Adjustment,
  { status, reject_reason }: { status: 'posted' | 'rejected'; reject_reason: string | null },
): Promise<void> {
  const { id, account_id, wallet, amount, reason } = adjustment;
  await tx.db
    .updateTable('wallet_adjustment')
    .set({ status, reject_reason, decided_by: inPerson(tx).accountId, decided_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', id)
    .execute();
  await recordAudit(tx, {
    action: status === 'posted' ? 'adjustments.confirm' : 'adjustments.reject',
    subjectType: 'account',
    subjectId: account_id,
    before: { adjustment: id, status: 'waiting' },
    after: { adjustment: id, status, wallet, amount },
    reason: reject_reason ?? reason,
  });
}
