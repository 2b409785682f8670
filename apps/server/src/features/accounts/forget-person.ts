import type { Context } from '../../platform/context.ts';

/** Deletes marketing data and sign-in methods, so the same person can register again. */
export async function forgetPerson(tx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  for (const table of ['marketing_source', 'one_time_code', 'social_identity'] as const)
    await tx.db
      .deleteFrom(table)
      .where('panel_id', '=', tx.panel.id)
      .where('account_id', '=', accountId)
      .execute();
}
