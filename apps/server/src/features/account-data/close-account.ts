import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import { type Account, accountClosed, noDetails } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { proveOwner } from '../second-factor/index.ts';
import { closingBlockers, giveUpBalance } from './closing-blockers.ts';

interface ClosingRequest {
  current_password?: string | undefined;
  /** The sum of all wallets, as it was shown. */
  give_up_balance?: string | undefined;
}

/** Deletes the personal data and keeps the amounts: the books must still add up without a name. */
export async function closeAccount(
  ctx: Context,
  incoming: Incoming,
  { current_password, give_up_balance }: ClosingRequest,
): Promise<void> {
  await endAccount(ctx, await proveOwner(ctx, incoming, current_password), { give_up_balance });
}

/** Whoever calls has asked who may close it; `reason` is that of staff who do so for the customer. */
export async function endAccount(
  ctx: Context,
  account: Account,
  { give_up_balance, reason }: { give_up_balance?: string | undefined; reason?: string },
): Promise<void> {
  const { id: accountId, email } = account;
  await inTransaction(ctx, async (tx) => {
    await lockAccount(tx, accountId);
    if ((await closingBlockers(tx, account)).length > 0) refuse('account_in_use');
    await giveUpBalance(tx, { accountId, confirmedBalance: give_up_balance });
    await notify(tx, accountId, { kind: 'account-closed' });
    if (!(await erase(tx, accountId))) refuse('account_in_use');
    await tx.events.emit(tx, accountClosed, { accountId, email });
    await recordAudit(tx, {
      action: 'account-data.close',
      subjectType: 'account',
      subjectId: accountId,
      ...(reason === undefined ? {} : { reason }),
    });
  });
}

/** Orders, payments and subscriptions reference the account row: the lock keeps new ones out until the commit. */
async function lockAccount(tx: Context, accountId: bigint): Promise<void> {
  await tx.db
    .selectFrom('account')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', accountId)
    .forUpdate()
    .execute();
}

/** One conditional update: money that arrives in the meantime keeps the account open. */
async function erase(tx: Context, accountId: bigint): Promise<boolean> {
  const now = tx.clock.now();
  const { numUpdatedRows } = await tx.db
    .updateTable('account')
    .set({
      ...noDetails,
      closed_at: now,
      updated_at: now,
      name: '—',
      email: null,
      claimed_email: null,
      email_verified_at: null,
      password_hash: null,
    })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', accountId)
    .where('closed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledger_account')
            .select('id')
            .whereRef('ledger_account.panel_id', '=', 'account.panel_id')
            .where('owner_type', '=', 'customer')
            .whereRef('owner_id', '=', 'account.id')
            .whereRef('credits', '<>', 'debits'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
