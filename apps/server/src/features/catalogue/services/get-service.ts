import type { getService as endpoint } from '@marquee/contract/catalogue/catalogue.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Prepared } from '../../../platform/http/answers/prepared.ts';
import { localizedCatalogue } from '../stored/catalogue.data.ts';
import { faqView, serviceView } from './service-view.ts';

export async function getService(ctx: Context, idOrSlug: string): Promise<Prepared<Answer<typeof endpoint>>> {
  const catalogue = await localizedCatalogue(ctx);
  const found = catalogue.stored.find(idOrSlug);
  const network = found && catalogue.networkById.get(found.network.id);
  const type = found && catalogue.typeById.get(found.type.id);
  if (!found || !network || !type) return refuse('not_found');
  return catalogue.answer(['service', String(found.row.id)], () => ({
    data: {
      ...serviceView(catalogue, found),
      network,
      service_type: type,
      faq: faqView(found.type, catalogue.locale),
    },
  }));
}
