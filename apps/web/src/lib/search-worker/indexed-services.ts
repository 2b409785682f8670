import UFuzzy from '@leeoniya/ufuzzy';
import { cardColumns, unpackCard } from '@marquee/contract/card-columns.ts';
import type { NetworkWithTypes, ServiceIndex } from '@marquee/contract/generated/catalogue.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { placesByName } from '@marquee/domain/locale/name-order.ts';
import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import { fuzzyOptions, serviceSearchText, typeWords } from '@marquee/domain/search/search-texts.ts';
import { SearchableTexts } from '@marquee/domain/search/searchable-texts.ts';
import { matchesFilters } from '@marquee/domain/search/service-filters.ts';
import type { ServiceFacts, ServiceSort } from '@marquee/domain/search/sort-services.ts';
import { serviceOrder } from '@marquee/domain/search/sort-services.ts';
import type { ServicePage, ServiceQuestion } from './service-page.ts';

export type SearchNetwork = Pick<NetworkWithTypes, 'id' | 'name' | 'slug'> & {
  service_types: readonly Pick<NetworkWithTypes['service_types'][number], 'id' | 'slug'>[];
};

/** The whole catalogue on the device: answers like the server, without a request. */
export class IndexedServices {
  readonly #index: ServiceIndex;
  readonly #types: ReadonlyMap<number, IndexedType>;
  readonly #facts: ReturnType<typeof columnFacts>;
  readonly #texts = new SearchableTexts();
  readonly #sorted = new Map<ServiceSort, readonly number[]>();
  readonly #fuzzy = new UFuzzy(fuzzyOptions);

  /** The locale is that of the names. */
  constructor(index: ServiceIndex, networks: readonly SearchNetwork[], locale: Locale) {
    this.#index = index;
    this.#types = new Map(
      networks.flatMap((network) =>
        network.service_types.map((type) => [type.id, { network, slug: type.slug }] as const),
      ),
    );
    this.#facts = columnFacts(index, this.#types, locale);
    for (const [position, name] of index.name.entries()) {
      const short = index.short_descriptions[index.short_description[position] ?? 0] ?? '';
      const network = this.#networkOf(position)?.name ?? '';
      this.#texts.add(
        serviceSearchText(index.id[position] ?? 0, name, short, network, typeWords(this.#typeSlug(position))),
      );
    }
  }

  /** The codes of all countries that services deliver from. */
  get countries(): string[] {
    return [...new Set(this.#index.geo.flatMap((codes) => codes.split(',')))].filter(Boolean).sort();
  }

  page(question: ServiceQuestion): ServicePage {
    const { page, per_page } = question;
    const matches = matchesFilters(question, this.#facts);
    const found = question.search?.trim() ? this.#texts.search(question.search, this.#fuzzy) : undefined;
    const matching = this.#inOrder(question.sort).filter(
      (position) => (!found || found[position] === 1) && matches(position),
    );
    const start = (page - 1) * per_page;
    return {
      data: matching
        .slice(start, start + per_page)
        .map((position) => unpackCard(this.#index, position, this.#networkOf(position)?.id ?? 0)),
      total: matching.length,
      page,
      per_page,
    };
  }

  #inOrder(sort: ServiceSort): readonly number[] {
    const cached = this.#sorted.get(sort);
    if (cached) return cached;
    const positions = [...this.#index.id.keys()];
    if (sort !== 'popularity') positions.sort(serviceOrder(sort, this.#facts));
    this.#sorted.set(sort, positions);
    return positions;
  }

  #typeSlug(position: number): string {
    return this.#types.get(this.#index.service_type_id[position] ?? 0)?.slug ?? '';
  }

  #networkOf(position: number): SearchNetwork | undefined {
    return this.#types.get(this.#index.service_type_id[position] ?? 0)?.network;
  }
}

interface IndexedType {
  network: SearchNetwork;
  slug: string;
}

/** Reads services by their position in the index; values compared often are converted once. */
function columnFacts(
  index: ServiceIndex,
  types: ReadonlyMap<number, IndexedType>,
  locale: Locale,
): ServiceFacts<number> {
  const prices = index.price.map((price) => parseMoney(price) ?? zero);
  const minima = index.min.map(BigInt);
  const maxima = index.max.map(BigInt);
  let places: Int32Array | undefined;
  const type = (position: number) => types.get(index.service_type_id[position] ?? 0);
  const list = (cells: readonly string[]) => (position: number) => {
    const cell = cells[position];
    return cell ? cell.split(',') : [];
  };
  const flag = (bit: number) => (position: number) => ((index.flags[position] ?? 0) & bit) !== 0;
  return {
    id: (position) => index.id[position] ?? 0,
    namePlace: (position) => {
      places ??= placesByName(index.name, locale);
      return places[position] ?? 0;
    },
    networkSlug: (position) => type(position)?.network.slug ?? '',
    typeSlug: (position) => type(position)?.slug ?? '',
    // The index is sorted by popularity.
    popularity: (position) => -position,
    price: (position) => prices[position] ?? zero,
    discount: (position) => index.discount_percent[position] ?? 0,
    min: (position) => minima[position] ?? 0n,
    max: (position) => maxima[position] ?? 0n,
    startMinutes: (position) => index.start_time[position] ?? null,
    countries: list(index.geo),
    labels: list(index.labels),
    isDeactivated: flag(cardColumns.is_deactivated),
    has: {
      refill: flag(cardColumns.has_refill),
      cancel: flag(cardColumns.can_cancel),
      drip_feed: flag(cardColumns.drip_feed_is_allowed),
      package: flag(cardColumns.is_package),
    },
  };
}
