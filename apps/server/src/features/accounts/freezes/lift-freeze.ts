import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { lockAccount } from '../lock-account.ts';
import type { FreezeCase } from './freeze.ts';

/** Ends one cause. The account stays frozen while another one is open. */
export async function liftFreeze(
  tx: Context,
  { accountId, cause, reference = '', reason }: FreezeCase & { reason: string },
): Promise<void> {
  await lockAccount(tx, accountId);
  const lifted = await openFreezes(tx, accountId)
    .where('cause', '=', cause)
    .where('reference', '=', reference)
    .returning('id')
    .execute();
  if (lifted.length > 0) await thawIfFree(tx, accountId, reason);
}

/** Ends the causes whose case is over. The caller knows that the account owes nothing. */
export async function liftSettledFreezes(
  tx: Context,
  { accountId, reason }: { accountId: bigint; reason: string },
): Promise<void> {
  await lockAccount(tx, accountId);
  const lifted = await openFreezes(tx, accountId)
    .where('settled_at', 'is not', null)
    .returning('id')
    .execute();
  if (lifted.length > 0) await thawIfFree(tx, accountId, reason);
}

/** The case is over, but what it made the account owe may not be repaid yet. */
export async function settleFreeze(
  tx: Context,
  { accountId, cause, reference = '' }: FreezeCase,
): Promise<void> {
  await tx.db
    .updateTable('account_freeze')
    .set({ settled_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .where('cause', '=', cause)
    .where('reference', '=', reference)
    .where('lifted_at', 'is', null)
    .where('settled_at', 'is', null)
    .execute();
}

function openFreezes(tx: Context, accountId: bigint) {
  return tx.db
    .updateTable('account_freeze')
    .set({ lifted_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .where('lifted_at', 'is', null);
}

async function thawIfFree(tx: Context, accountId: bigint, reason: string): Promise<void> {
  const thawed = await tx.db
    .updateTable('account')
    .set({ frozen_at: null, updated_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', accountId)
    .where('frozen_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_freeze')
            .select('account_freeze.id')
            .whereRef('account_freeze.panel_id', '=', 'account.panel_id')
            .whereRef('account_freeze.account_id', '=', 'account.id')
            .where('account_freeze.lifted_at', 'is', null),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  await recordAudit(tx, {
    action: 'accounts.unfreeze',
    subjectType: 'account',
    subjectId: accountId,
    after: { frozen: thawed === undefined },
    reason,
  });
}
