import type { CacheDefinition } from '../../platform/caches.ts';
import type { Context } from '../../platform/context.ts';
import { Prepared } from '../../platform/http/answers/prepared.ts';
import { storedSettings } from '../settings/index.ts';

/** Rarely requested, so its libraries are loaded on demand; costly to build, so the result is kept. */
const storedDescription: CacheDefinition<Prepared<string>> = {
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
    const baseUrl = `https://${domain?.host ?? 'localhost'}`;
    // More than a megabyte, so only its compressed bytes are kept.
    return Prepared.packed<string>(
      stringify(openApiDocument({ panelName, baseUrl }), { lineWidth: 0, aliasDuplicateObjects: false }),
      (text) => text,
    );
  },
};

/** The endpoint registry as OpenAPI, with the panel's own name and address. */
export function describeApi(ctx: Context): Promise<Prepared<string>> {
  return ctx.caches.get(storedDescription, ctx.panel.id);
}
