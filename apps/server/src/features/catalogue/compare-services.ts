import { effectiveMax } from '@marquee/domain/quantity/quantity.ts';
import type { ServiceQuery } from './list-services.ts';
import type { CatalogueService } from './stored-catalogue.ts';

export type ServiceSort = ServiceQuery['sort'];

type Compare = (left: CatalogueService, right: CatalogueService) => number;

const rising =
  (value: (service: CatalogueService) => number | bigint): Compare =>
  (left, right) => {
    const [a, b] = [value(left), value(right)];
    return a < b ? -1 : a > b ? 1 : 0;
  };

const falling = (value: (service: CatalogueService) => number | bigint): Compare => {
  const compare = rising(value);
  return (left, right) => compare(right, left);
};

const orders: Record<ServiceSort, Compare> = {
  popularity: falling(({ row }) => row.popularity),
  price_asc: rising(({ price }) => price),
  price_desc: falling(({ price }) => price),
  discount_asc: rising(({ row }) => row.discount_ppm),
  discount_desc: falling(({ row }) => row.discount_ppm),
  max_asc: rising(({ row }) => effectiveMax(row.max)),
  max_desc: falling(({ row }) => effectiveMax(row.max)),
};

/** Equal ones keep a fixed order, so that pages never overlap; what cannot be bought comes last. */
export function compareServices(sort: ServiceSort): Compare {
  const byId = rising(({ row }) => row.id);
  return (left, right) =>
    Number(left.row.is_deactivated) - Number(right.row.is_deactivated) ||
    orders[sort](left, right) ||
    byId(left, right);
}
