import type { Context } from '../../platform/context.ts';

/** Those that wait for money are looked after at once. */
export async function wakeSubscriptions(ctx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  await ctx.db
    .updateTable('subscription')
    .set({ next_look_at: ctx.clock.now() })
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .where('status', '=', 'in_processing')
    .where('waiting_since', 'is not', null)
    .execute();
}
