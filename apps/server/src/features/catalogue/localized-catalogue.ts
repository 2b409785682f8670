import type {
  Network,
  NetworkWithTypes,
  ServiceCard,
  ServiceType,
} from '@marquee/contract/catalogue-entities.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { Money } from '@marquee/domain/money/money.ts';
import { Prepared } from '../../platform/http/prepared.ts';
import type { CatalogueRows, ServiceRow, ServiceTypeRow } from './catalogue.data.ts';
import { networkView, serviceCardView, servicePrice, serviceTypeView } from './catalogue-view.ts';

/** A service with what filters and sorts need beside its view. */
export interface ListedService {
  row: ServiceRow;
  type: ServiceTypeRow;
  networkSlug: string;
  card: ServiceCard;
  price: Money;
  /** Name and short description, folded for comparing. */
  searchText: string;
}

const rememberedAnswers = 300;

/** One language's face of the catalogue, made once from the rows and thrown away when they change. */
export class LocalizedCatalogue {
  readonly networks: readonly NetworkWithTypes[];
  readonly networkById: ReadonlyMap<bigint, Network>;
  readonly typeById: ReadonlyMap<bigint, { row: ServiceTypeRow; view: ServiceType }>;
  /** What lists show: restricted services are found by direct link only. */
  readonly listed: readonly ListedService[];
  readonly all: readonly ListedService[];
  readonly #answers = new Map<string, Prepared<unknown>>();

  constructor(rows: CatalogueRows, locale: Locale) {
    this.networkById = new Map(rows.networks.map((row) => [row.id, networkView(row, locale)]));
    const typeRows = rows.types.filter((row) => this.networkById.has(row.network_id));
    const typeRowById = new Map(typeRows.map((row) => [row.id, row]));
    this.all = rows.services.flatMap((row) => {
      const type = typeRowById.get(row.service_type_id);
      const network = type && this.networkById.get(type.network_id);
      if (!type || !network) return [];
      const card = serviceCardView(row, type, locale);
      const searchText = fold(`${card.name} ${card.short_description} ${network.name}`);
      return [{ row, type, networkSlug: network.slug, card, price: servicePrice(row), searchText }];
    });
    this.listed = this.all.filter(({ row }) => !row.restricted_access);
    const servicesByType = Map.groupBy(this.listed, ({ type }) => type.id);
    this.typeById = new Map(
      typeRows.map((row) => [
        row.id,
        { row, view: serviceTypeView(row, servicesByType.get(row.id) ?? [], locale) },
      ]),
    );
    this.networks = rows.networks.map((row) =>
      networkWithTypes(networkView(row, locale), this.typeById.values(), row.id),
    );
  }

  /** Equal questions get the same bytes until the catalogue changes. */
  answer<T>(question: string, make: () => T): Prepared<T> {
    const known = this.#answers.get(question) as Prepared<T> | undefined;
    if (known) return known;
    const made = new Prepared(make());
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined && this.#answers.size >= rememberedAnswers) this.#answers.delete(oldest);
    this.#answers.set(question, made);
    return made;
  }
}

/** Case, accents and width do not matter to someone who searches; the vowel signs of Hindi do. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

function networkWithTypes(
  network: Network,
  types: Iterable<{ row: ServiceTypeRow; view: ServiceType }>,
  networkId: bigint,
): NetworkWithTypes {
  const own = [...types].filter(({ row, view }) => row.network_id === networkId && view.services_count > 0);
  return { ...network, service_types: own.map(({ view: { title: _, description: __, ...brief } }) => brief) };
}
