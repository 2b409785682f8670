import type { Money } from '@marquee/domain/money/money.ts';
import { type Ppm, ppm } from '@marquee/domain/money/ratio.ts';
import { customPrice, customPriceFinder } from '@marquee/domain/pricing/custom-price.ts';
import { type ServicePrice, unitPrice, withGrade } from '@marquee/domain/pricing/line-cost.ts';
import type { ServiceFacts, ServiceSort } from '@marquee/domain/search/sort-services.ts';
import { composedKey } from '../../../platform/composed-key.ts';
import { Prepared } from '../../../platform/http/answers/prepared.ts';
import { inSlices } from '../../../platform/process/in-slices.ts';
import { listedPrice } from '../catalogue-view.ts';
import type { CustomerTerms } from './customer-terms.ts';
import { LocalizedCatalogue } from './localized-catalogue.ts';
import { RememberedAnswers } from './remembered-answers.ts';
import type { CatalogueService } from './stored-catalogue.ts';
import { typeFigures } from './type-figures.ts';

interface OwnFacts {
  listed: readonly CatalogueService[];
  openedIds: ReadonlySet<bigint>;
  /** Indexed like the services. */
  unitPrices: readonly Money[];
  price(service: CatalogueService): ServicePrice;
}

/**
 * The catalogue as one customer sees it: at their prices, with the restricted services that were opened to them.
 * It shares texts and rows with everybody's, but no answer.
 */
class CustomerCatalogue extends LocalizedCatalogue {
  override readonly isPersonal = true;
  readonly #own: OwnFacts;
  readonly #shared: LocalizedCatalogue;
  readonly #sorted = new Map<ServiceSort, readonly CatalogueService[]>();

  constructor(shared: LocalizedCatalogue, own: OwnFacts) {
    const priceOf = ({ index, price }: CatalogueService) => own.unitPrices[index] ?? price;
    super(shared.stored, shared.locale, shared.allTexts, typeFigures(own.listed, priceOf));
    this.#own = own;
    this.#shared = shared;
  }

  override get listed(): readonly CatalogueService[] {
    return this.#own.listed;
  }

  /** Names are the same for everybody. */
  override namePlaces(): Int32Array {
    return this.#shared.namePlaces();
  }

  override get facts(): ServiceFacts<CatalogueService> {
    return {
      ...super.facts,
      price: ({ index, price }) => this.#own.unitPrices[index] ?? price,
      discount: (service) => this.price(service).discount,
    };
  }

  override isOpen(service: CatalogueService): boolean {
    return super.isOpen(service) || this.#own.openedIds.has(service.row.id);
  }

  override price(service: CatalogueService): ServicePrice {
    return this.#own.price(service);
  }

  override sorted(sort: ServiceSort): readonly CatalogueService[] {
    const known = this.#sorted.get(sort) ?? this.sort(this.listed, sort);
    this.#sorted.set(sort, known);
    return known;
  }

  /** Never kept among the shared ones. */
  override async answer<T>(_question: readonly unknown[], make: () => T | Promise<T>): Promise<Prepared<T>> {
    return new Prepared(await make());
  }

  protected override get source() {
    return undefined;
  }
}

/** The catalogue as all customers of one grade see it who have no terms of their own; they share its answers. */
class GradeCatalogue extends CustomerCatalogue {
  readonly #answers: RememberedAnswers;

  constructor(shared: LocalizedCatalogue, own: OwnFacts, gradeDiscount: Ppm) {
    super(shared, own);
    const { stored, locale } = shared;
    this.#answers = new RememberedAnswers(composedKey(stored.panelId, gradeDiscount, locale));
  }

  override async answer<T>(question: readonly unknown[], make: () => T | Promise<T>): Promise<Prepared<T>> {
    const answer = await this.#answers.get(JSON.stringify(question), make);
    // Nobody but these customers may get it, so that it is never repeated by its address alone.
    answer.source = undefined;
    return answer;
  }
}

export async function customerCatalogue(
  shared: LocalizedCatalogue,
  terms: CustomerTerms,
  gradeDiscount: Ppm,
): Promise<LocalizedCatalogue> {
  return new CustomerCatalogue(shared, await ownFacts(shared, terms, gradeDiscount));
}

export async function gradeCatalogue(
  shared: LocalizedCatalogue,
  gradeDiscount: Ppm,
): Promise<LocalizedCatalogue> {
  return new GradeCatalogue(shared, await ownFacts(shared, noTerms, gradeDiscount), gradeDiscount);
}

const noTerms: CustomerTerms = { rules: [], openedIds: new Set() };

async function ownFacts(
  shared: LocalizedCatalogue,
  { rules, openedIds }: CustomerTerms,
  gradeDiscount: Ppm,
): Promise<OwnFacts> {
  const { services, listed } = shared.stored;
  const findRule = customPriceFinder(rules);
  const price = ({ row, type }: CatalogueService) => {
    const rule = findRule({ id: row.id, typeId: type.id, isPackage: row.is_package });
    const own = rule ? customPrice(listedPrice(row), rule, row.is_package) : listedPrice(row);
    return withGrade(own, gradeDiscount);
  };
  const unitPrices: Money[] = [];
  if (rules.length > 0 || gradeDiscount > 0)
    await inSlices(services, (service) => void unitPrices.push(unitPrice(price(service), ppm(0))));
  const opened = services.filter(
    ({ row }) => row.restricted_access && !row.is_subscription && openedIds.has(row.id),
  );
  return { listed: [...listed, ...opened], openedIds, unitPrices, price };
}
