import type { Context } from '../../../platform/context.ts';

/** Every session of the account but the one that asks. */
export async function endOtherSessions(
  ctx: Context,
  { accountId, keptSession }: { accountId: bigint; keptSession: string | undefined },
): Promise<void> {
  let ended = ctx.db
    .updateTable('session')
    .set({ ended_at: ctx.clock.now() })
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null);
  if (keptSession) ended = ended.where('id', '<>', keptSession);
  await ended.execute();
}
