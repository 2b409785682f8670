import type {
  Network,
  NetworkWithTypes,
  ServiceCard,
  ServiceType,
} from '@marquee/contract/catalogue/catalogue-entities.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { fold, serviceSearchText } from '@marquee/domain/search/search-texts.ts';
import { SearchableTexts } from '@marquee/domain/search/searchable-texts.ts';
import { type ServiceSort, serviceOrder } from '@marquee/domain/search/sort-services.ts';
import { Prepared } from '../../../platform/http/answers/prepared.ts';
import { inSlices } from '../../../platform/process/in-slices.ts';
import { networkView, serviceCardView, serviceTypeView } from '../catalogue-view.ts';
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
  readonly #texts: readonly ServiceTexts[];
  readonly #byName = new Map<ServiceSort, readonly CatalogueService[]>();
  readonly #documents = new Map<string, Promise<Prepared<unknown>>>();

  constructor(stored: StoredCatalogue, locale: Locale, texts: readonly ServiceTexts[]) {
    this.stored = stored;
    this.locale = locale;
    this.#texts = texts;
    const { networks, types } = stored.rows;
    this.networkById = new Map(networks.map((row) => [row.id, networkView(row, locale)]));
    this.typeById = new Map(
      types
        .filter((row) => this.networkById.has(row.network_id))
        .map((row) => [row.id, serviceTypeView(row, stored.typeFigures.get(row.id), locale)]),
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
    return this.#texts[index] ?? {};
  }

  /** The given services in one sort order; names compare in this language. */
  sort(services: readonly CatalogueService[], sort: ServiceSort): CatalogueService[] {
    const names = sort.startsWith('name') ? this.stored.services.map((one) => fold(this.name(one))) : [];
    const facts = { ...storedFacts, name: ({ index }: CatalogueService) => names[index] ?? '' };
    return services.toSorted(serviceOrder(sort, facts));
  }

  /** The listed services in one sort order, sorted on first use. */
  sorted(sort: ServiceSort): readonly CatalogueService[] {
    if (!sort.startsWith('name')) return this.stored.sorted(sort);
    const known = this.#byName.get(sort) ?? this.sort(this.stored.listed, sort);
    this.#byName.set(sort, known);
    return known;
  }

  name(service: CatalogueService): string {
    return this.texts(service).name ?? service.row.name;
  }

  card(service: CatalogueService): ServiceCard {
    return serviceCardView(service, this.texts(service));
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
      folded.add(serviceSearchText(Number(service.row.id), text.name ?? service.row.name, short, network));
    });
    return folded;
  }

  /** Equal queries get the same bytes until the catalogue changes. */
  answer<T>(question: readonly unknown[], make: () => T | Promise<T>): Promise<Prepared<T>> {
    return this.stored.answers.get(`${this.locale} ${JSON.stringify(question)}`, make);
  }

  /** The one large answer: serialised in slices and kept compressed. */
  document<T>(name: string, makeJson: () => Promise<string>): Promise<Prepared<T>> {
    const known = this.#documents.get(name) as Promise<Prepared<T>> | undefined;
    if (known) return known;
    const made = makeJson().then(async (json) => {
      const prepared = await Prepared.packed<T>(json);
      prepared.source = this.stored.answers;
      return prepared;
    });
    this.#documents.set(name, made);
    made.catch(() => this.#documents.delete(name));
    return made;
  }
}
