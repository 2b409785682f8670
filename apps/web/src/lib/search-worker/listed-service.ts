import { serviceFlag } from '@marquee/contract/service-flags.ts';
import type { ServiceIndex } from '@marquee/contract/service-index.ts';
import type { ListedService } from './service-page.ts';

/** One line of the index as lists show it. */
export function listedService(index: ServiceIndex, at: number, networkId: number): ListedService {
  const flags = index.flags[at] ?? 0;
  const list = (cell: string | undefined) => (cell ? cell.split(',') : []);
  return {
    id: index.id[at] ?? 0,
    slug: index.slug[at] ?? '',
    network_id: networkId,
    service_type_id: index.service_type_id[at] ?? 0,
    name: index.name[at] ?? '',
    short_description: index.short_descriptions[index.short_description[at] ?? 0] ?? '',
    default_price: index.default_price[at] ?? '0',
    price: index.price[at] ?? '0',
    discount_percent: index.discount_percent[at] ?? 0,
    pricing_per: index.pricing_per[at] ?? 1,
    min: index.min[at] ?? 0,
    max: index.max[at] ?? 0,
    step: index.step[at] ?? 1,
    default_quantity: index.default_quantity[at] ?? 0,
    default_quantity_price: index.default_quantity_price[at] ?? '0',
    drip_feed_is_allowed: (flags & serviceFlag.dripFeed) !== 0,
    is_package: (flags & serviceFlag.package) !== 0,
    has_refill: (flags & serviceFlag.refill) !== 0,
    can_cancel: (flags & serviceFlag.cancel) !== 0,
    start_time: index.start_time[at] ?? null,
    speed: index.speed[at] ?? null,
    average_time: index.average_time[at] ?? null,
    guarantee: index.guarantee[at] ?? null,
    geo: list(index.geo[at]),
    labels: list(index.labels[at]),
    reviews: { rating: index.rating[at] ?? null, count: index.reviews_count[at] ?? 0 },
    is_deactivated: (flags & serviceFlag.deactivated) !== 0,
  };
}
