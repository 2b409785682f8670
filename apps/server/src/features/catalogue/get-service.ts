import type { getService as endpoint } from '@marquee/contract/catalogue.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { storedCatalogue } from './catalogue.data.ts';
import { serviceView } from './catalogue-view.ts';

export async function getService(ctx: Context, idOrSlug: string): Promise<Answer<typeof endpoint>> {
  const catalogue = (await ctx.caches.get(storedCatalogue, ctx.panel.id)).in(ctx.locale);
  // A slug may be made of digits; a number then still means the id.
  const found =
    catalogue.all.find(({ row }) => String(row.id) === idOrSlug) ??
    catalogue.all.find(({ row }) => row.slug === idOrSlug);
  const network = found && catalogue.networkById.get(found.type.network_id);
  const type = found && catalogue.typeById.get(found.type.id);
  if (!found || !network || !type) return refuse('not_found');
  return { data: { ...serviceView(found, ctx.locale), network, service_type: type.view } };
}
