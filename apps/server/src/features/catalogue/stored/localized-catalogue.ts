import type {
  Network,
  NetworkWithTypes,
  ServiceCard,
  ServiceType,
} from '@marquee/contract/catalogue/catalogue-entities.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { placesByName } from '@marquee/domain/locale/name-order.ts';
import type { ServicePrice } from '@marquee/domain/pricing/line-cost.ts';
import { serviceSearchText, typeWords } from '@marquee/domain/search/search-texts.ts';
import { SearchableTexts } from '@marquee/domain/search/searchable-texts.ts';
import { type ServiceFacts, type ServiceSort, serviceOrder } from '@marquee/domain/search/sort-services.ts';
import { Prepared } from '../../../platform/http/answers/prepared.ts';
import { inSlices } from '../../../platform/process/in-slices.ts';
import { listedPrice, networkView, serviceCardView, serviceTypeView } from '../catalogue-view.ts';
import type { ServiceTexts } from './service-texts.ts';
import type { CatalogueService, StoredCatalogue } from './stored-catalogue.ts';
import { storedFacts } from './stored-facts.ts';

/** The catalogue in one language. Cards are built when they are shown: keeping them would take too much memory. */
export class LocalizedCatalogue {
  readonly stored: StoredCatalogue;
  readonly locale: Locale;
  readonly networks: readonly NetworkWithTypes[];
  readonly networkById: ReadonlyMap<bigint, Network>;
  /** Types of the networks above, in their order. */
  readonly typeById: ReadonlyMap<bigint, ServiceType>;
  /** Indexed like the services; empty where nothing is translated. */
  readonly allTexts: readonly ServiceTexts[];
  /** Whether it is one customer's, with prices or services of their own. */
  readonly isPersonal: boolean = false;
  #namePlaces: Int32Array | undefined;
  readonly #byName = new Map<ServiceSort, readonly CatalogueService[]>();
  readonly #documents = new Map<string, Promise<Prepared<unknown>>>();

  constructor(
    stored: StoredCatalogue,
    locale: Locale,
    texts: readonly ServiceTexts[],
    figures = stored.typeFigures,
  ) {
    this.stored = stored;
    this.locale = locale;
    this.allTexts = texts;
    const { networks, types } = stored.rows;
    this.networkById = new Map(networks.map((row) => [row.id, networkView(row, locale)]));
    this.typeById = new Map(
      types
        .filter((row) => this.networkById.has(row.network_id))
        .map((row) => [row.id, serviceTypeView(row, figures.get(row.id), locale)]),
    );
    const byNetwork = Map.groupBy(this.typeById.values(), (type) => type.network_id);
    this.networks = [...this.networkById.values()].map((network) => ({
      ...network,
      service_types: (byNetwork.get(network.id) ?? [])
        .filter(({ services_count }) => services_count > 0)
        .map(({ title: _, description: __, ...brief }) => brief),
    }));
  }

  texts({ index }: CatalogueService): ServiceTexts {
    return this.allTexts[index] ?? {};
  }

  /** Services that lists show. */
  get listed(): readonly CatalogueService[] {
    return this.stored.listed;
  }

  /** What services are filtered and sorted by. */
  get facts(): ServiceFacts<CatalogueService> {
    return { ...storedFacts, namePlace: ({ index }) => this.namePlaces()[index] ?? 0 };
  }

  /** Whether lists may show it. */
  isOpen({ row }: CatalogueService): boolean {
    return !row.restricted_access;
  }

  /** What the service costs here. */
  price({ row }: CatalogueService): ServicePrice {
    return listedPrice(row);
  }

  /** Indexed like the services: the alphabetical order of this language, found on first use. */
  namePlaces(): Int32Array {
    this.#namePlaces ??= placesByName(
      this.stored.services.map((service) => this.name(service)),
      this.locale,
    );
    return this.#namePlaces;
  }

  /** The given services in one sort order; names compare in this language. */
  sort(services: readonly CatalogueService[], sort: ServiceSort): CatalogueService[] {
    return services.toSorted(serviceOrder(sort, this.facts));
  }

  /** The listed services in one sort order, sorted on first use. */
  sorted(sort: ServiceSort): readonly CatalogueService[] {
    if (sort !== 'name_asc' && sort !== 'name_desc') return this.stored.sorted(sort);
    const known = this.#byName.get(sort) ?? this.sort(this.stored.listed, sort);
    this.#byName.set(sort, known);
    return known;
  }

  name(service: CatalogueService): string {
    return this.texts(service).name ?? service.row.name;
  }

  card(service: CatalogueService): ServiceCard {
    return serviceCardView(service, this.texts(service), this.price(service));
  }

  /** Name, short description and network of each service, case-folded; built on the first search. */
  searchTexts(): Promise<SearchableTexts> {
    return this.stored.searchTexts(this.locale, () => this.#foldedTexts());
  }

  async #foldedTexts(): Promise<SearchableTexts> {
    const folded = new SearchableTexts();
    await inSlices(this.stored.services, (service) => {
      const text = this.texts(service);
      const short = text.short_description ?? service.row.short_description;
      const network = this.networkById.get(service.network.id)?.name ?? '';
      const name = text.name ?? service.row.name;
      folded.add(
        serviceSearchText(Number(service.row.id), name, short, network, typeWords(service.type.slug)),
      );
    });
    return folded;
  }

  /** Equal queries get the same bytes until the catalogue changes. */
  answer<T>(question: readonly unknown[], make: () => T | Promise<T>): Promise<Prepared<T>> {
    return this.stored.answers.get(`${this.locale} ${JSON.stringify(question)}`, make);
  }

  /** Tells how long answers may be repeated. */
  protected get source(): { readonly isCurrent: boolean } | undefined {
    return this.stored.answers;
  }

  /** The one large answer: serialised in slices and kept compressed. */
  document<T>(name: string, makeJson: () => Promise<string>): Promise<Prepared<T>> {
    const known = this.#documents.get(name) as Promise<Prepared<T>> | undefined;
    if (known) return known;
    const made = makeJson().then(async (json) => {
      const prepared = await Prepared.packed<T>(json);
      prepared.source = this.source;
      return prepared;
    });
    this.#documents.set(name, made);
    made.catch(() => this.#documents.delete(name));
    return made;
  }
}
