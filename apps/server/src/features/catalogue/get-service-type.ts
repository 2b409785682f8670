import type { getServiceType as serviceTypeEndpoint } from '@marquee/contract/catalogue/catalogue.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { Prepared } from '../../platform/http/answers/prepared.ts';
import { faqView } from './services/service-view.ts';
import { localizedCatalogue } from './stored/catalogue.data.ts';

/** Holds the first services only: `services_count` gives the total, and the list of services has the rest. */
const maxServices = 200;

export async function getServiceType(ctx: Context, slug: string): Promise<Prepared<Answer<typeof serviceTypeEndpoint>>> {
  const catalogue = await localizedCatalogue(ctx);
  const row = catalogue.stored.rows.types.find((type) => type.slug === slug);
  const type = row && catalogue.typeById.get(row.id);
  const network = row && catalogue.networkById.get(row.network_id);
  if (!type || !network) return refuse('not_found');
  return catalogue.answer(['service-type', slug], () => ({
    data: {
      ...type,
      network,
      faq: faqView(row, catalogue.locale),
      services: catalogue.stored
        .sorted('popularity')
        .filter((service) => service.type.id === row.id)
        .slice(0, maxServices)
        .map((service) => catalogue.card(service)),
    },
  }));
}
