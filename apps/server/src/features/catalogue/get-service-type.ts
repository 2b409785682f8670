import type { getServiceType as endpoint } from '@marquee/contract/catalogue.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { Prepared } from '../../platform/http/prepared.ts';
import { storedCatalogue } from './catalogue.data.ts';
import { compareServices } from './compare-services.ts';
import { faqView } from './faq-view.ts';

export async function getServiceType(ctx: Context, slug: string): Promise<Prepared<Answer<typeof endpoint>>> {
  const catalogue = (await ctx.caches.get(storedCatalogue, ctx.panel.id)).in(ctx.locale);
  const found = [...catalogue.typeById.values()].find(({ row }) => row.slug === slug);
  const network = found && catalogue.networkById.get(found.row.network_id);
  if (!found || !network) return refuse('not_found');
  return catalogue.answer(JSON.stringify(['service-type', slug]), () => ({
    data: {
      ...found.view,
      network,
      faq: faqView(found.row, ctx.locale),
      services: catalogue.listed
        .filter(({ type }) => type.id === found.row.id)
        .sort(compareServices('popularity'))
        .map(({ card }) => card),
    },
  }));
}
