import type { Context } from '../../platform/context.ts';
import type { EmailProof } from './account-events.ts';

/** Unless the prover holds the account, a linked identity is a stranger's way in. */
export async function unlinkOnProof(
  tx: Context,
  { accountId, madeSince, holdsAccount }: EmailProof,
): Promise<void> {
  if (!madeSince || holdsAccount) return;
  await tx.db
    .deleteFrom('social_identity')
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .where('created_at', '>=', madeSince)
    .execute();
}

/** Deletes marketing data and sign-in methods, so the same person can register again. */
export async function forgetPerson(tx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  for (const table of ['marketing_source', 'one_time_code', 'social_identity'] as const)
    await tx.db
      .deleteFrom(table)
      .where('panel_id', '=', tx.panel.id)
      .where('account_id', '=', accountId)
      .execute();
}
