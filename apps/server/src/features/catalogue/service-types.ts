import type {
  listServiceTypes as listEndpoint,
  listRelatedServiceTypes as relatedEndpoint,
  getServiceType as serviceTypeEndpoint,
} from '@marquee/contract/catalogue/catalogue.ts';
import type { Network, ServiceType } from '@marquee/contract/catalogue/catalogue-entities.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { Prepared } from '../../platform/http/answers/prepared.ts';
import { faqView } from './services/service-view.ts';
import { localizedCatalogue } from './stored/catalogue.data.ts';
import type { LocalizedCatalogue } from './stored/localized-catalogue.ts';

/** Holds the first services only: `services_count` gives the total, and the list of services has the rest. */
const maxServices = 200;

export async function getServiceType(
  ctx: Context,
  slug: string,
): Promise<Prepared<Answer<typeof serviceTypeEndpoint>>> {
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
      services: catalogue
        .sorted('popularity')
        .filter((service) => service.type.id === row.id)
        .slice(0, maxServices)
        .map((service) => catalogue.card(service)),
    },
  }));
}

export async function listServiceTypes(
  ctx: Context,
  networkSlug: string | undefined,
): Promise<Prepared<Answer<typeof listEndpoint>>> {
  const catalogue = await localizedCatalogue(ctx);
  return catalogue.answer(['service-types', networkSlug], () => ({
    data: typesWithNetwork(catalogue).filter(
      ({ network }) => networkSlug === undefined || network.slug === networkSlug,
    ),
  }));
}

const maxTypes = 12;

export async function listRelatedServiceTypes(
  ctx: Context,
  typeId: number,
): Promise<Prepared<Answer<typeof relatedEndpoint>>> {
  const catalogue = await localizedCatalogue(ctx);
  const type = catalogue.typeById.get(BigInt(typeId)) ?? refuse('not_found');
  return catalogue.answer(['related-types', typeId], () => {
    const others = typesWithNetwork(catalogue).filter(
      ({ id, services_count }) => id !== type.id && services_count > 0,
    );
    const sameNetwork = others.filter(({ network_id }) => network_id === type.network_id);
    const elsewhere = others.filter(
      ({ kind, network_id }) => kind === type.kind && network_id !== type.network_id,
    );
    return { data: [...sameNetwork, ...elsewhere].slice(0, maxTypes) };
  });
}

export function typesWithNetwork(catalogue: LocalizedCatalogue): (ServiceType & { network: Network })[] {
  return [...catalogue.typeById.values()].flatMap((type) => {
    const network = catalogue.networkById.get(BigInt(type.network_id));
    return network ? [{ ...type, network }] : [];
  });
}
