import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import type { Incoming } from '../../platform/http/incoming.ts';
import { accountClosed, proveOwner } from '../accounts/index.ts';
import { closingBlockers } from './closing-blockers.ts';

/** The person is forgotten, the numbers stay: what was bought and paid still adds up without a name. */
export async function closeAccount(
  ctx: Context,
  incoming: Incoming,
  password: string | undefined,
): Promise<void> {
  const account = await proveOwner(ctx, incoming, password);
  await inTransaction(ctx, async (tx) => {
    if ((await closingBlockers(tx, account)).length > 0) refuse('account_in_use');
    if (!(await erase(tx, account.id))) refuse('account_in_use');
    await tx.events.emit(tx, accountClosed, { accountId: account.id });
    await recordAudit(tx, { action: 'account-data.close', subjectType: 'account', subjectId: account.id });
  });
}

/** One conditional update: money that came in meanwhile keeps the account open. */
async function erase(tx: Context, accountId: bigint): Promise<boolean> {
  const now = tx.clock.now();
  const { numUpdatedRows } = await tx.db
    .updateTable('account')
    .set({
      closed_at: now,
      updated_at: now,
      name: '—',
      email: null,
      claimed_email: null,
      email_verified_at: null,
      password_hash: null,
      company_name: null,
      company_address: null,
      company_site: null,
      vat: null,
      messengers: '[]',
      marketing: '{}',
      referred_by: null,
      yandex_metrika_client_id: null,
      google_analytics4_client_id: null,
      time_zone: 'UTC',
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
