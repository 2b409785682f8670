import type { Context } from '../../platform/context.ts';

/** Where somebody came from who has left. */
export async function forgetVisits(tx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  await tx.db
    .deleteFrom('marketing_source')
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .execute();
}
