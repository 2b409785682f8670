import type { Context } from '../../platform/context.ts';

/** Where somebody who has left came from, and their ways in: they may come again as somebody new. */
export async function forgetPerson(tx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  for (const table of ['marketing_source', 'one_time_code', 'social_identity'] as const)
    await tx.db
      .deleteFrom(table)
      .where('panel_id', '=', tx.panel.id)
      .where('account_id', '=', accountId)
      .execute();
}
