import type { RestoredWork } from '../../../platform/restore/restored-work.ts';

/** Receivers know an event by its id, so a second delivery does them no harm, and a missing one would. */
export const restoredDeliveries: RestoredWork = {
  name: 'webhooks',
  description: 'Webhook calls that wait to be made',
  choices: {
    send: 'they are made; a receiver sees the same event id if it is a second time',
    drop: 'they are not made',
  },
  count: async ({ db }, before) => {
    const { count } = await db
      .selectFrom('webhook_delivery')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('state', '=', 'waiting')
      .where('created_at', '<', before)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  settle: async ({ db }, before, choice) => {
    if (choice !== 'drop') return;
    await db
      .updateTable('webhook_delivery')
      .set({ state: 'failed' })
      .where('state', '=', 'waiting')
      .where('created_at', '<', before)
      .execute();
  },
};
