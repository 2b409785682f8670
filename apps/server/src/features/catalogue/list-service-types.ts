import type { listServiceTypes as endpoint } from '@marquee/contract/catalogue.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import type { Prepared } from '../../platform/http/prepared.ts';
import { storedCatalogue } from './catalogue.data.ts';

export async function listServiceTypes(
  ctx: Context,
  networkSlug: string | undefined,
): Promise<Prepared<Answer<typeof endpoint>>> {
  const catalogue = (await ctx.caches.get(storedCatalogue, ctx.panel.id)).in(ctx.locale);
  return catalogue.answer(JSON.stringify(['service-types', networkSlug]), () => ({
    data: [...catalogue.typeById.values()].flatMap(({ row, view }) => {
      const network = catalogue.networkById.get(row.network_id);
      if (!network || (networkSlug !== undefined && network.slug !== networkSlug)) return [];
      return [{ ...view, network }];
    }),
  }));
}
