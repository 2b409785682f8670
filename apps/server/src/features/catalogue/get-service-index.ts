import type { Answer } from '@marquee/contract/endpoint.ts';
import { serviceFlag } from '@marquee/contract/service-flags.ts';
import type { getServiceIndex as endpoint, ServiceIndex } from '@marquee/contract/service-index.ts';
import { serviceOrder } from '@marquee/domain/search/service-order.ts';
import type { Context } from '../../platform/context.ts';
import { Prepared } from '../../platform/http/prepared.ts';
import { inSlices } from '../../platform/in-slices.ts';
import { localizedCatalogue } from './catalogue.data.ts';
import type { LocalizedCatalogue } from './localized-catalogue.ts';
import { openedServices } from './opened-services.ts';
import type { CatalogueService } from './stored-catalogue.ts';
import { storedFacts } from './stored-facts.ts';

/** The whole list, column by column, for browsers that search and sort it themselves. */
export async function getServiceIndex(ctx: Context): Promise<Prepared<Answer<typeof endpoint>>> {
  const catalogue = await localizedCatalogue(ctx);
  const listed = catalogue.stored.sorted('popularity');
  const opened = openedServices(ctx, catalogue.stored);
  if (opened.length === 0) return catalogue.document('index', () => indexText(catalogue, listed));
  const own = [...listed, ...opened].toSorted(serviceOrder('popularity', storedFacts));
  return new Prepared<Answer<typeof endpoint>>(undefined, await indexText(catalogue, own));
}

async function indexText(
  catalogue: LocalizedCatalogue,
  services: readonly CatalogueService[],
): Promise<string> {
  const columns = Object.entries(await serviceColumns(catalogue, services));
  const texts: string[] = [];
  // Each column is one long call of the serialiser: the clock is looked at after each.
  const writeColumn = ([name, cells]: [string, unknown]) =>
    void texts.push(`${JSON.stringify(name)}:${JSON.stringify(cells)}`);
  await inSlices(columns, writeColumn, 1);
  return `{"data":{${texts.join(',')}}}`;
}

async function serviceColumns(
  catalogue: LocalizedCatalogue,
  services: readonly CatalogueService[],
): Promise<ServiceIndex> {
  const columns = emptyColumns();
  const shortDescriptions = new Map<string, number>();
  await inSlices(services, (service) => {
    const card = catalogue.card(service);
    const short = shortDescriptions.get(card.short_description) ?? shortDescriptions.size;
    shortDescriptions.set(card.short_description, short);
    columns.id.push(card.id);
    columns.slug.push(card.slug);
    columns.service_type_id.push(card.service_type_id);
    columns.name.push(card.name);
    columns.short_description.push(short);
    columns.default_price.push(card.default_price);
    columns.price.push(card.price);
    columns.discount_percent.push(card.discount_percent);
    columns.pricing_per.push(card.pricing_per);
    columns.min.push(card.min);
    columns.max.push(card.max);
    columns.step.push(card.step);
    columns.default_quantity.push(card.default_quantity);
    columns.default_quantity_price.push(card.default_quantity_price);
    columns.flags.push(
      (card.drip_feed_is_allowed ? serviceFlag.dripFeed : 0) +
        (card.is_package ? serviceFlag.package : 0) +
        (card.has_refill ? serviceFlag.refill : 0) +
        (card.can_cancel ? serviceFlag.cancel : 0) +
        (card.is_deactivated ? serviceFlag.deactivated : 0),
    );
    columns.start_time.push(card.start_time);
    columns.speed.push(card.speed);
    columns.average_time.push(card.average_time);
    columns.guarantee.push(card.guarantee);
    columns.geo.push(card.geo.join());
    columns.labels.push(card.labels.join());
    columns.rating.push(card.reviews.rating);
    columns.reviews_count.push(card.reviews.count);
  });
  return { ...columns, short_descriptions: [...shortDescriptions.keys()] };
}

function emptyColumns(): ServiceIndex {
  return {
    id: [],
    slug: [],
    service_type_id: [],
    name: [],
    short_description: [],
    short_descriptions: [],
    default_price: [],
    price: [],
    discount_percent: [],
    pricing_per: [],
    min: [],
    max: [],
    step: [],
    default_quantity: [],
    default_quantity_price: [],
    flags: [],
    start_time: [],
    speed: [],
    average_time: [],
    guarantee: [],
    geo: [],
    labels: [],
    rating: [],
    reviews_count: [],
  };
}
