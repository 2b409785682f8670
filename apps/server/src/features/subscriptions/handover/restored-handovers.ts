import type { RestoredWork } from '../../../platform/restore/restored-work.ts';

export const restoredHandovers: RestoredWork = {
  name: 'subscriptions',
  description: 'Subscriptions that wait to be handed over to a provider',
  choices: {
    ask: 'their outcome is unknown; an operator decides on each, and publications found but not ordered are skipped',
    send: 'they are handed over, some perhaps a second time',
  },
  count: async ({ db }, before) => {
    const { count } = await db
      .selectFrom('subscription_handover')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('state', '=', 'ready')
      .where('created_at', '<', before)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  settle: async ({ db, clock }, before, choice) => {
    if (choice !== 'ask') return;
    await db
      .updateTable('subscription_handover')
      .set({
        state: 'unknown',
        message: 'Restored from a backup: the provider may already watch this channel.',
        updated_at: clock.now(),
      })
      .where('state', '=', 'ready')
      .where('created_at', '<', before)
      .execute();
    // Perhaps ordered already, and charged.
    await db
      .updateTable('subscription_publication')
      .set({ state: 'skipped' })
      .where('state', '=', 'found')
      .where('found_at', '<', before)
      .execute();
  },
};
