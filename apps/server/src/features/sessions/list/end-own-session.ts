import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { inPerson } from '../../../platform/in-person.ts';

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
