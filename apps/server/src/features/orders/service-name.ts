import type { Context } from '../../platform/context.ts';
import { localizedCatalogue } from '../catalogue/index.ts';

/** In the context's language; works for services that are no longer offered too. */
export async function serviceName(ctx: Context, serviceId: bigint): Promise<string> {
  const catalogue = await localizedCatalogue(ctx);
  const offered = catalogue.stored.byId.get(serviceId);
  if (offered) return catalogue.name(offered);
  const row = await ctx.db
    .selectFrom('service')
    .select('name')
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', serviceId)
    .executeTakeFirst();
  return row?.name ?? `#${serviceId}`;
}
