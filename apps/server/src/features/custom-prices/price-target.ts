import type { findPriceTargets as endpoint, PriceTarget } from '@marquee/contract/console/custom-prices.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import { formatMoney } from '@marquee/domain/money/money.ts';
import { matchNumberOrWords } from '@marquee/domain/search/match-number-or-words.ts';
import type { Context } from '../../platform/context.ts';
import { type CatalogueService, listPriceCatalogue } from '../catalogue/index.ts';

export type ListPrices = Awaited<ReturnType<typeof listPriceCatalogue>>;

export function serviceTarget(catalogue: ListPrices, service: CatalogueService): PriceTarget {
  const { row, type, network } = service;
  const names = [catalogue.networkById.get(network.id)?.name, catalogue.typeById.get(type.id)?.name];
  return {
    id: Number(row.id),
    name: catalogue.name(service),
    group: names.join(' · '),
    list_price: formatMoney(service.price),
    pricing_per: Number(row.pricing_per),
  };
}

export function typeTarget(catalogue: ListPrices, typeId: bigint): PriceTarget | undefined {
  const type = catalogue.typeById.get(typeId);
  if (!type) return undefined;
  const network = catalogue.networkById.get(BigInt(type.network_id));
  return { id: type.id, name: type.name, group: network?.name ?? '', list_price: null, pricing_per: null };
}

const mostFound = 20;

/** By number or by part of the name; restricted services too. */
export async function findPriceTargets(ctx: Context, search: string): Promise<Answer<typeof endpoint>> {
  const catalogue = await listPriceCatalogue(ctx);
  const matches = matchNumberOrWords(search);
  const types = [...catalogue.typeById.keys()].flatMap((id) => typeTarget(catalogue, id) ?? []);
  const services = catalogue.stored.services.filter((service) =>
    matches({ id: Number(service.row.id), name: catalogue.name(service) }),
  );
  return {
    data: {
      services: services.slice(0, mostFound).map((service) => serviceTarget(catalogue, service)),
      service_types: types
        .filter(({ id, name, group }) => matches({ id, name: `${group} ${name}` }))
        .slice(0, mostFound),
    },
  };
}
