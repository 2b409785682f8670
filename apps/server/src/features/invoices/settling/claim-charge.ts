import type { Context } from '../../../platform/context.ts';

/** Longer than any call to a gateway takes: an older claim belongs to a process that died. */
const claimSeconds = 60;

/** True for the one caller that may ask the gateway to charge now. */
export async function claimCharge(ctx: Context, invoiceId: bigint): Promise<boolean> {
  const now = ctx.clock.now();
  const claimed = await ctx.db
    .updateTable('invoice')
    .set({ charge_asked_at: now })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', invoiceId)
    .where('status', '=', 'open')
    .where('gateway_ref', 'is', null)
    .where(({ or, eb }) =>
      or([
        eb('charge_asked_at', 'is', null),
        eb('charge_asked_at', '<', new Date(now.getTime() - claimSeconds * 1000)),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** The gateway gave no answer: the next call may ask again, under the same key. */
export async function releaseCharge(ctx: Context, invoiceId: bigint): Promise<void> {
  await ctx.db
    .updateTable('invoice')
    .set({ charge_asked_at: null })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', invoiceId)
    .where('status', '=', 'open')
    .execute();
}
