import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { Money } from '@marquee/domain/money/money.ts';
import { type Ppm, ppm } from '@marquee/domain/money/ratio.ts';
import { unitPrice } from '@marquee/domain/pricing/line-cost.ts';
import type { SearchableTexts } from '@marquee/domain/search/searchable-texts.ts';
import { type ServiceSort, serviceOrder } from '@marquee/domain/search/sort-services.ts';

import { LRUCache } from 'lru-cache';
import { composedKey } from '../../../platform/composed-key.ts';
import type { Database } from '../../../platform/db/database.ts';
import { inSlices } from '../../../platform/process/in-slices.ts';
import { listedPrice } from '../catalogue-view.ts';
import type { CatalogueRows, NetworkRow, ServiceRow, ServiceTypeRow } from './catalogue-rows.ts';
import { customerCatalogue, gradeCatalogue } from './customer-catalogue.ts';
import type { CustomerTerms } from './customer-terms.ts';
import { LocalizedCatalogue } from './localized-catalogue.ts';
import { RememberedAnswers } from './remembered-answers.ts';
import { laidOverTexts, readServiceTexts } from './service-texts.ts';
import { storedFacts } from './stored-facts.ts';
import { typeFigures } from './type-figures.ts';

export interface CatalogueService {
  /** Its index in `services`, which the texts of each language use too. */
  index: number;
  row: ServiceRow;
  type: ServiceTypeRow;
  network: NetworkRow;
  price: Money;
}

const mostSearched = 3;
/** Each holds a price for every service. */
const mostCustomers = 30;
const mostGrades = 40;

interface CatalogueSource {
  db: Database;
  panelId: bigint;
  version: bigint;
  /** The catalogue of the parent panel, which has the texts of mirrored rows. */
  parent?: StoredCatalogue | undefined;
}

interface CustomersView {
  terms: CustomerTerms;
  gradeDiscount: Ppm;
  catalogue: Promise<LocalizedCatalogue>;
}

/** Those that are the same in every language. */
type SharedSort = Exclude<ServiceSort, 'name_asc' | 'name_desc'>;

/** The whole catalogue of a panel in memory, with texts in the panel's default language only. */
export class StoredCatalogue {
  readonly rows: CatalogueRows;
  readonly services: CatalogueService[] = [];
  /** Services shown in lists: restricted ones are reached by direct link or by accounts that the operator allows. */
  readonly listed: CatalogueService[] = [];
  readonly panelId: bigint;
  /** The panel's catalogue_version that the rows are at least as new as. */
  readonly version: bigint;
  readonly answers: RememberedAnswers;
  readonly byId = new Map<bigint, CatalogueService>();
  #figures: ReturnType<typeof typeFigures> | undefined;
  readonly #bySlug = new Map<string, CatalogueService>();
  readonly #sorted = new Map<SharedSort, readonly CatalogueService[]>();
  readonly #locales = new Map<Locale, Promise<LocalizedCatalogue>>();
  readonly #searched = new LRUCache<Locale, Promise<SearchableTexts>>({ max: mostSearched });
  readonly #customers = new LRUCache<string, CustomersView>({ max: mostCustomers });
  readonly #grades = new LRUCache<string, Promise<LocalizedCatalogue>>({ max: mostGrades });
  readonly #localized: (locale: Locale) => Promise<LocalizedCatalogue>;

  private constructor(rows: CatalogueRows, { db, panelId, version, parent }: CatalogueSource) {
    this.rows = rows;
    this.panelId = panelId;
    this.version = version;
    this.answers = new RememberedAnswers(composedKey(panelId));
    const placeOf = (serviceId: bigint) => this.byId.get(serviceId)?.index;
    this.#localized = async (locale) => {
      const own = await readServiceTexts(db, panelId, locale, placeOf);
      const texts = parent ? laidOverTexts(await parent.in(locale), this.services, own) : own;
      return new LocalizedCatalogue(this, locale, texts);
    };
  }

  static async build(rows: CatalogueRows, source: CatalogueSource): Promise<StoredCatalogue> {
    const catalogue = new StoredCatalogue(rows, source);
    const networkById = new Map(rows.networks.map((row) => [row.id, row]));
    const typeById = new Map(rows.types.map((row) => [row.id, row]));
    await inSlices(rows.services, (row) => {
      const type = typeById.get(row.service_type_id);
      const network = type && networkById.get(type.network_id);
      if (type && network) catalogue.#add(row, type, network);
    });
    return catalogue;
  }

  #add(row: ServiceRow, type: ServiceTypeRow, network: NetworkRow): void {
    const service = {
      index: this.services.length,
      row,
      type,
      network,
      price: unitPrice(listedPrice(row), ppm(0)),
    };
    this.services.push(service);
    this.byId.set(row.id, service);
    this.#bySlug.set(row.slug, service);
    // Subscription services are listed on the subscription form only.
    if (row.restricted_access || row.is_subscription) return;
    this.listed.push(service);
  }

  get typeFigures() {
    this.#figures ??= typeFigures(this.listed, ({ price }) => price);
    return this.#figures;
  }

  /** A slug may consist of digits; a number then still means the id. */
  find(idOrSlug: string): CatalogueService | undefined {
    const byId = /^[1-9]\d{0,17}$/.test(idOrSlug) ? this.byId.get(BigInt(idOrSlug)) : undefined;
    return byId ?? this.#bySlug.get(idOrSlug);
  }

  /** The listed services in one sort order, sorted on first use. */
  sorted(sort: SharedSort): readonly CatalogueService[] {
    const facts = { ...storedFacts, namePlace: () => 0 };
    const known = this.#sorted.get(sort) ?? this.listed.toSorted(serviceOrder(sort, facts));
    this.#sorted.set(sort, known);
    return known;
  }

  get localesInUse(): readonly Locale[] {
    return [...this.#locales.keys()];
  }

  /** The search text is a second copy of all texts, so it is kept only for the languages searched last. */
  searchTexts(locale: Locale, make: () => Promise<SearchableTexts>): Promise<SearchableTexts> {
    const texts = this.#searched.get(locale) ?? make();
    this.#searched.set(locale, texts);
    return texts;
  }

  in(locale: Locale): Promise<LocalizedCatalogue> {
    const known = this.#locales.get(locale);
    if (known) return known;
    const made = this.#localized(locale);
    this.#locales.set(locale, made);
    made.catch(() => this.#locales.delete(locale));
    return made;
  }

  /** As this customer sees it; built again when their terms have changed. */
  async forCustomer(
    accountId: bigint,
    { terms, gradeDiscount }: Omit<CustomersView, 'catalogue'>,
    locale: Locale,
  ): Promise<LocalizedCatalogue> {
    const key = `${accountId} ${locale}`;
    const known = this.#customers.get(key);
    if (known?.terms === terms && known.gradeDiscount === gradeDiscount) return known.catalogue;
    const catalogue = this.in(locale).then((shared) => customerCatalogue(shared, terms, gradeDiscount));
    this.#customers.set(key, { terms, gradeDiscount, catalogue });
    catalogue.catch(() => this.#customers.delete(key));
    return catalogue;
  }

  /** As customers see it whose grade takes this much off. */
  forGrade(gradeDiscount: Ppm, locale: Locale): Promise<LocalizedCatalogue> {
    const key = composedKey(gradeDiscount, locale);
    const known = this.#grades.get(key);
    if (known) return known;
    const made = this.in(locale).then((shared) => gradeCatalogue(shared, gradeDiscount));
    this.#grades.set(key, made);
    made.catch(() => this.#grades.delete(key));
    return made;
  }
}
