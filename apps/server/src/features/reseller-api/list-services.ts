import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Ppm } from '@marquee/domain/money/ratio.ts';
import { divideUp } from '@marquee/domain/money/rounding.ts';
import { unitPrice } from '@marquee/domain/pricing/line-cost.ts';
import type { Context } from '../../platform/context.ts';
import { Prepared } from '../../platform/http/answers/prepared.ts';
import { localizedCatalogue, serviceKindOf } from '../catalogue/index.ts';
import { gradeDiscountOf } from '../grades/index.ts';
import { plainText } from './plain-text.ts';

type Catalogue = Awaited<ReturnType<typeof localizedCatalogue>>;
type Service = Catalogue['stored']['listed'][number];

/** Built once per catalogue and discount and dropped with the catalogue; twenty thousand services are megabytes. */
const lists = new WeakMap<Catalogue, Map<Ppm, Promise<Prepared<unknown>>>>();

/** At the caller's own prices, so that the list shows what an order costs. */
export async function listServices(ctx: Context): Promise<Prepared<unknown>> {
  const catalogue = await localizedCatalogue({ ...ctx, locale: 'en' });
  const byGrade = lists.get(catalogue) ?? new Map<Ppm, Promise<Prepared<unknown>>>();
  lists.set(catalogue, byGrade);
  const grade = await gradeDiscountOf(ctx);
  const known = byGrade.get(grade) ?? makeList(catalogue, grade);
  byGrade.set(grade, known);
  known.catch(() => byGrade.delete(grade));
  return known;
}

async function makeList(catalogue: Catalogue, grade: Ppm): Promise<Prepared<unknown>> {
  const kinds = serviceKindOf(catalogue.stored);
  const watching = catalogue.stored.services.filter(
    (service) => service.row.is_subscription && catalogue.isOpen(service),
  );
  const entries = [...catalogue.listed, ...watching]
    .filter(({ row }) => row.is_enabled && !row.is_deactivated)
    .flatMap((service) => {
      const kind = kinds(service);
      return kind ? [entry(catalogue, service, kind, grade)] : [];
    });
  // Only the bytes are kept: the entries are not needed again and would use the most memory.
  const json = JSON.stringify(entries);
  // Few people share the list of a customer with own prices, so it is kept small rather than ready.
  return catalogue.isPersonal ? Prepared.packed<unknown>(json) : new Prepared<unknown>(undefined, json);
}

function entry(catalogue: Catalogue, service: Service, type: string, grade: Ppm) {
  const { row, network } = service;
  const perRate = row.is_package ? 1n : 1000n;
  return {
    service: Number(row.id),
    name: catalogue.name(service),
    category: category(network.name, service.type.name),
    type,
    rate: formatMoney(money(divideUp(unitPrice(catalogue.price(service), grade) * perRate, row.pricing_per))),
    min: String(row.min),
    max: String(row.max),
    refill: row.has_refill,
    cancel: row.can_cancel,
    dripfeed: row.drip_feed_is_allowed,
    desc: description(catalogue, service),
  };
}

const maxDescription = 1000;

/** The short text where there is one; imported services have only the long one, as markup. */
function description(catalogue: Catalogue, service: Service): string {
  const { row } = service;
  const texts = catalogue.texts(service);
  const short = texts.short_description ?? row.short_description;
  return short || plainText(texts.description ?? row.description, maxDescription);
}

/** The names of types often start with the network's name already. */
function category(network: string, type: string): string {
  return type.toLowerCase().startsWith(network.toLowerCase()) ? type : `${network} ${type}`;
}
