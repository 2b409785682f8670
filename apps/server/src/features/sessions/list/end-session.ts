import type { Context } from '../../../platform/context.ts';

export async function endSession(ctx: Context, sessionId: string): Promise<void> {
  await ctx.db
    .updateTable('session')
    .set({ ended_at: ctx.clock.now() })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}
