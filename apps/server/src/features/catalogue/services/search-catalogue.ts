import UFuzzy from '@leeoniya/ufuzzy';
import type { search as endpoint } from '@marquee/contract/catalogue/search.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import { fold } from '@marquee/domain/search/fold.ts';
import { fuzzyOptions, matchRank, searchWords } from '@marquee/domain/search/search-texts.ts';

import { SearchableTexts } from '@marquee/domain/search/searchable-texts.ts';
import type { Context } from '../../../platform/context.ts';
import { typesWithNetwork } from '../service-types.ts';
import { localizedCatalogue } from '../stored/catalogue.data.ts';
import type { LocalizedCatalogue } from '../stored/localized-catalogue.ts';
import type { CatalogueService } from '../stored/stored-catalogue.ts';

interface Input {
  query: string;
  networkId?: number | null | undefined;
  searchType?: 'all' | 'services' | 'networks' | 'service_types' | undefined;
}

const mostPerSection = 20;

/** Best first: names that start with the query, then names with a word that does; ties go to the more popular. */
export async function searchCatalogue(ctx: Context, input: Input): Promise<Answer<typeof endpoint>> {
  const catalogue = await localizedCatalogue(ctx);
  const { query, networkId, searchType = 'all' } = input;
  const wants = (section: string) => query.trim() !== '' && (searchType === 'all' || searchType === section);
  const inNetwork = (id: number | bigint) => !networkId || Number(id) === networkId;
  const types = typesWithNetwork(catalogue).filter(
    (type) => type.services_count > 0 && inNetwork(type.network_id),
  );
  const networks = [...catalogue.networkById.values()].filter(({ id }) => inNetwork(id));
  const services = wants('services') ? await servicesLike(catalogue, query) : [];
  return {
    data: {
      services: services
        .filter(({ network }) => inNetwork(network.id))
        .slice(0, mostPerSection)
        .map((service) => catalogue.card(service)),
      networks: wants('networks') ? namedLike(networks, query) : [],
      service_types: wants('service_types') ? namedLike(types, query) : [],
    },
  };
}

async function servicesLike(catalogue: LocalizedCatalogue, query: string): Promise<CatalogueService[]> {
  const isFound = await findServices(catalogue, query);
  const texts = await catalogue.searchTexts();
  const words = searchWords(query);
  const ranked = catalogue
    .sorted('popularity')
    .filter(isFound)
    .map((service) => ({ service, rank: matchRank(texts.at(service.index), words) }));
  return ranked.toSorted((left, right) => left.rank - right.rank).map(({ service }) => service);
}

function namedLike<Item extends { name: string }>(items: readonly Item[], query: string): Item[] {
  const names = new SearchableTexts();
  for (const { name } of items) names.add(fold(name));
  const words = searchWords(query);
  const found = names.search(query, fuzzy());
  return [...items.keys()]
    .filter((index) => found[index])
    .toSorted((left, right) => matchRank(names.at(left), words) - matchRank(names.at(right), words))
    .flatMap((index) => items[index] ?? [])
    .slice(0, mostPerSection);
}

/** Keeps nothing of what it searched, so all panels can share it. */
let matcher: UFuzzy | undefined;

/** Made at the first search: it takes a fiftieth of the time in which a server starts. */
function fuzzy(): UFuzzy {
  matcher ??= new UFuzzy(fuzzyOptions);
  return matcher;
}

/** The services that match the text, restricted ones included: the caller narrows them to its own list. */
export async function findServices(
  catalogue: LocalizedCatalogue,
  query: string,
): Promise<(service: CatalogueService) => boolean> {
  const found = (await catalogue.searchTexts()).search(query, fuzzy());
  return ({ index }) => found[index] === 1;
}
