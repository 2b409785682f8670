import type { CacheDefinition } from '../../../platform/caches.ts';

interface Listening {
  id: bigint;
  events: readonly string[];
}

/**
 * Who wants to be told, by account. Kept in memory: tens of thousands of orders change in a minute, and
 * nearly all of them belong to people who never heard of webhooks.
 */
export const listeningWebhooks: CacheDefinition<ReadonlyMap<bigint, readonly Listening[]>> = {
  name: 'webhooks',
  topics: ['webhooks'],
  load: async (db, panelId) => {
    const rows = await db
      .selectFrom('webhook')
      .select(['id', 'account_id', 'events'])
      .where('panel_id', '=', panelId)
      .where('off_since', 'is', null)
      .execute();
    return Map.groupBy(rows, ({ account_id }) => account_id);
  },
};
