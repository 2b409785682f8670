import type { CacheDefinition } from '../../platform/caches.ts';
import type { Context } from '../../platform/context.ts';
import { storedSettings } from '../settings/index.ts';

/** Rarely requested, so its libraries are loaded on demand; costly to build, so the result is kept. */
const storedDescription: CacheDefinition<string> = {
  name: 'api-description',
  topics: storedSettings.topics,
  load: async (db, panelId) => {
    const [{ openApiDocument }, { stringify }, { panelName }, domain] = await Promise.all([
      import('@marquee/contract/api/openapi.ts'),
      import('yaml'),
      storedSettings.load(db, panelId),
      db
        .selectFrom('panel_domain')
        .select('host')
        .where('panel_id', '=', panelId)
        .where('verified_at', 'is not', null)
        .orderBy('is_primary', 'desc')
        .orderBy('host')
        .executeTakeFirst(),
    ]);
    return stringify(openApiDocument({ panelName, baseUrl: `https://${domain?.host ?? 'localhost'}` }), {
      lineWidth: 0,
      aliasDuplicateObjects: false,
    });
  },
};

/** The endpoint registry as OpenAPI, with the panel's own name and address. */
export function describeApi(ctx: Context): Promise<string> {
  return ctx.caches.get(storedDescription, ctx.panel.id);
}
