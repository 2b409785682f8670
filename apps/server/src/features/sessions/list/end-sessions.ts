import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { inPerson } from '../../../platform/signed-in.ts';

export async function endSession(ctx: Context, sessionId: string): Promise<void> {
  await ctx.db
    .updateTable('session')
    .set({ ended_at: ctx.clock.now() })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** A session that is over, or somebody else's, is as absent as one that never was. */
export async function endOwnSession(ctx: Context, sessionId: string): Promise<void> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('session')
    .set({ ended_at: ctx.clock.now() })
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', inPerson(ctx).accountId)
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) refuse('not_found');
}

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
