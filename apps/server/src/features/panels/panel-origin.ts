import type { CacheDefinition } from '../../platform/caches.ts';
import type { Context } from '../../platform/context.ts';

const primaryHost: CacheDefinition<string | undefined> = {
  name: 'primary-host',
  topics: ['panel'],
  load: async (db, panelId) => {
    const row = await db
      .selectFrom('panel_domain')
      .select('host')
      .where('panel_id', '=', panelId)
      .where('verified_at', 'is not', null)
      .orderBy('is_primary', 'desc')
      .orderBy('created_at')
      .executeTakeFirst();
    return row?.host;
  },
};

/** The panel's origin for mails and webhooks, which have no request to take a host from. */
export async function panelOrigin(ctx: Context): Promise<string> {
  const url = new URL(ctx.environment.publicUrl);
  const host = await ctx.caches.get(primaryHost, ctx.panel.id);
  if (host) url.hostname = host;
  return url.origin;
}
