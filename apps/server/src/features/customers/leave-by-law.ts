import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import type { Download } from '../../platform/http/answers/download.ts';
import { balanceLeft, closingBlockers, dataFile, endAccount } from '../account-data/index.ts';
import { findAccount } from '../accounts/index.ts';
import { lockCustomer } from './lock-customer.ts';

/** For somebody who asks by letter what is kept about them. Written down before the first byte leaves. */
export async function exportCustomerData(ctx: Context, customerId: bigint): Promise<Download> {
  await inTransaction(ctx, async (tx) => {
    await lockCustomer(tx, customerId);
    await recordAudit(tx, { action: 'customers.export', subjectType: 'account', subjectId: customerId });
  });
  return dataFile(ctx, customerId, `customer-${customerId}`);
}

export async function customerClosing(ctx: Context, customerId: bigint) {
  const account = await findAccount(ctx, customerId);
  if (!account || account.closed_at) return refuse('not_found');
  const [blockers, balance] = await Promise.all([
    closingBlockers(ctx, account),
    balanceLeft(ctx, account.id),
  ]);
  return { blockers, balance };
}

export function closeCustomer(
  ctx: Context,
  {
    customerId,
    reason,
    give_up_balance,
  }: { customerId: bigint; reason: string; give_up_balance?: string | undefined },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const account = await lockCustomer(tx, customerId);
    // A dispute, a debt or a suspicion is settled first: afterwards there is nobody left to settle it with.
    if (account.frozen_at) refuse('wrong_state');
    await endAccount(tx, account, { reason, give_up_balance });
  });
}
