import type { Context } from '../../platform/context.ts';
import { getSettings } from '../settings/index.ts';

/** The registry as OpenAPI, under the panel's own name and address. Rarely asked for, so loaded when it is. */
export async function describeApi(ctx: Context): Promise<string> {
  const [{ openApiDocument }, { stringify }, { panelName }] = await Promise.all([
    import('@marquee/contract/openapi.ts'),
    import('yaml'),
    getSettings(ctx),
  ]);
  const domain = await ctx.db
    .selectFrom('panel_domain')
    .select('host')
    .where('panel_id', '=', ctx.panel.id)
    .where('verified_at', 'is not', null)
    .orderBy('is_primary', 'desc')
    .orderBy('host')
    .executeTakeFirst();
  return stringify(openApiDocument({ panelName, baseUrl: `https://${domain?.host ?? 'localhost'}` }), {
    lineWidth: 0,
    aliasDuplicateObjects: false,
  });
}
