import { isBelow } from '@marquee/domain/links/blocked-link.ts';
import type { CacheDefinition } from '../../platform/caches.ts';
import type { Context } from '../../platform/context.ts';

const storedBlockedLinks: CacheDefinition<readonly string[]> = {
  name: 'blocked-links',
  topics: ['blocked-links'],
  load: async (db, panelId) => {
    const rows = await db.selectFrom('blocked_link').select('link').where('panel_id', '=', panelId).execute();
    return rows.map(({ link }) => link);
  },
};

/** Whether the operator takes no orders for a link, in any of the spellings given. */
export async function isBlocked(ctx: Context, spellings: readonly string[]): Promise<boolean> {
  const entries = await ctx.caches.get(storedBlockedLinks, ctx.panel.id);
  return entries.some((entry) => spellings.some((link) => isBelow(link, entry)));
}
