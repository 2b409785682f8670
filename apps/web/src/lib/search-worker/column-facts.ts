import { cardColumns } from '@marquee/contract/card-columns.ts';
import type { ServiceIndex } from '@marquee/contract/catalogue/service-index.ts';
import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import type { ServiceFacts } from '@marquee/domain/search/sort-services.ts';
import type { SearchNetwork } from './indexed-services.ts';

export interface TypePlace {
  network: SearchNetwork;
  slug: string;
}

/** Reads services by their position in the index; what is compared often is converted once. */
export function columnFacts(
  index: ServiceIndex,
  places: ReadonlyMap<number, TypePlace>,
): ServiceFacts<number> {
  const prices = index.price.map((price) => parseMoney(price) ?? zero);
  const minima = index.min.map(BigInt);
  const maxima = index.max.map(BigInt);
  const place = (position: number) => places.get(index.service_type_id[position] ?? 0);
  const list = (cells: readonly string[]) => (position: number) => {
    const cell = cells[position];
    return cell ? cell.split(',') : [];
  };
  const flag = (bit: number) => (position: number) => ((index.flags[position] ?? 0) & bit) !== 0;
  return {
    id: (position) => index.id[position] ?? 0,
    networkSlug: (position) => place(position)?.network.slug ?? '',
    typeSlug: (position) => place(position)?.slug ?? '',
    // The index comes sorted by it.
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
