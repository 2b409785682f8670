import type { Context } from '../../../platform/context.ts';

/** Pending deliveries stay in the log and can be resent by hand. */
export async function giveUpWaiting({ db, panel }: Context, webhookId: bigint): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'failed', failure: 'switched_off' })
    .where('panel_id', '=', panel.id)
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();
}
