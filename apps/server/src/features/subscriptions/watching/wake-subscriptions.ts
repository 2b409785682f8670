import type { Context } from '../../../platform/context.ts';

/** Those that wait for money are looked after at once. */
export async function wakeSubscriptions(ctx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .updateTable('subscription')
    .set({ next_look_at: now })
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .where('status', '=', 'in_processing')
    .where('waiting_since', 'is not', null)
    .where('next_look_at', '>', now)
    .execute();
}
