import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { Prepared } from '../../platform/http/prepared.ts';
import { localizedCatalogue } from '../catalogue/index.ts';
import { serviceKindOf } from './service-kind-of.ts';

type Catalogue = Awaited<ReturnType<typeof localizedCatalogue>>;
type Service = Catalogue['stored']['listed'][number];

/** Made once per catalogue and gone with it; twenty thousand services are megabytes. */
const lists = new WeakMap<Catalogue, Promise<Prepared<unknown>>>();

export async function listServices(ctx: Context): Promise<Prepared<unknown>> {
  const catalogue = await localizedCatalogue({ ...ctx, locale: 'en' });
  const known = lists.get(catalogue) ?? makeList(catalogue);
  lists.set(catalogue, known);
  known.catch(() => lists.delete(catalogue));
  return known;
}

async function makeList(catalogue: Catalogue): Promise<Prepared<unknown>> {
  const kinds = serviceKindOf(catalogue.stored);
  const entries = catalogue.stored.listed
    .filter(({ row }) => row.is_enabled && !row.is_deactivated)
    .flatMap((service) => {
      const kind = kinds(service);
      return kind ? [entry(catalogue, service, kind)] : [];
    });
  // Only the bytes are kept: nobody reads the entries again, and they would be the largest part.
  return new Prepared<unknown>(undefined, JSON.stringify(entries));
}

function entry(catalogue: Catalogue, service: Service, type: string) {
  const { row, network } = service;
  const perRate = row.is_package ? 1n : 1000n;
  return {
    service: Number(row.id),
    name: catalogue.name(service),
    category: `${network.name} ${service.type.name}`,
    type,
    rate: formatMoney(money((service.price * perRate) / row.pricing_per)),
    min: String(row.min),
    max: String(row.max),
    refill: row.has_refill,
    cancel: row.can_cancel,
    dripfeed: row.drip_feed_is_allowed,
    desc: catalogue.texts(service).short_description ?? row.short_description,
  };
}
