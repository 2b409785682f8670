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

/** Refuses with `not_found` for a session that has ended or belongs to another account. */
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

/** Ends all sessions of the account except `keptSession`. */
export async function endOtherSessions(
  ctx: Context,
  { accountId, keptSession }: { accountId: bigint; keptSession: string | undefined },
): Promise<void> {
  let query = ctx.db
    .updateTable('session')
    .set({ ended_at: ctx.clock.now() })
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null);
  if (keptSession) query = query.where('id', '<>', keptSession);
  await query.execute();
}
