import type {
  findOfferParts as endpoint,
  OfferService,
  OfferType,
} from '@marquee/contract/console/special-offers.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import { matchNumberOrWords } from '@marquee/domain/search/match-number-or-words.ts';
import type { Context } from '../../../platform/context.ts';
import { listPriceCatalogue } from '../stored/catalogue.data.ts';
import type { LocalizedCatalogue } from '../stored/localized-catalogue.ts';
import type { CatalogueService } from '../stored/stored-catalogue.ts';

const mostFound = 20;

/** By number or by part of the name; restricted services too, which closed sales show. */
export async function findOfferParts(ctx: Context, search: string): Promise<Answer<typeof endpoint>> {
  const catalogue = await listPriceCatalogue(ctx);
  const matches = matchNumberOrWords(search);
  const services = catalogue.stored.services.filter(
    (service) =>
      !service.row.is_deactivated && matches({ id: Number(service.row.id), name: catalogue.name(service) }),
  );
  const types = [...catalogue.typeById.keys()]
    .flatMap((id) => offerType(catalogue, id) ?? [])
    .filter(({ id, name, group }) => matches({ id, name: `${group} ${name}` }));
  return {
    data: {
      services: services.slice(0, mostFound).map((service) => offerService(catalogue, service)),
      service_types: types.slice(0, mostFound),
    },
  };
}

export function offerService(catalogue: LocalizedCatalogue, service: CatalogueService): OfferService {
  const { row, type, network } = service;
  const { id, slug, name, network_id, price, default_price, pricing_per } = catalogue.card(service);
  const names = [catalogue.networkById.get(network.id)?.name, catalogue.typeById.get(type.id)?.name];
  return {
    id,
    slug,
    name,
    group: names.join(' · '),
    network_id,
    is_shown: !row.is_deactivated,
    is_restricted: row.restricted_access,
    price,
    default_price,
    pricing_per,
  };
}

export function offerType(catalogue: LocalizedCatalogue, typeId: bigint): OfferType | undefined {
  const type = catalogue.typeById.get(typeId);
  if (!type) return undefined;
  const { id, slug, name, network_id, min_price } = type;
  const group = catalogue.networkById.get(BigInt(network_id))?.name ?? '';
  return { id, slug, name, group, network_id, is_shown: true, min_price };
}
