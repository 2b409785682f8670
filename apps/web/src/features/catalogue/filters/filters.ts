import type { Currency } from '@marquee/domain/currency/currencies.ts';
import type { ServiceFeature, ServiceSort } from '@marquee/domain/search/sort-services.ts';

export interface PriceRange {
  /** Currency the amounts were typed in; it is part of the address. */
  currency: Currency;
  min?: string | undefined;
  max?: string | undefined;
}

/** The filters in the address, so that a shared link shows the same list. */
export interface CatalogueFilters {
  search?: string | undefined;
  /** Slugs; none means all. */
  networks: readonly string[];
  serviceTypes: readonly string[];
  sort: ServiceSort;
  favourites: boolean;
  discount: boolean;
  label?: string | undefined;
  countries: readonly string[];
  features: readonly ServiceFeature[];
  startTime?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
  price: PriceRange;
}

export interface ReadFilters {
  filters: CatalogueFilters;
  /** Filters whose value in the address was out of range. */
  adjusted: FilterName[];
}

/** Names as in the filter sheet. */
export type FilterName = 'startTime' | 'quantity' | 'price' | 'features' | 'countries' | 'sort';

export const sorts = [
  'popularity',
  'price_asc',
  'price_desc',
  'discount_desc',
  'discount_asc',
  'max_desc',
  'max_asc',
  'name_asc',
  'name_desc',
] as const satisfies readonly ServiceSort[];

/** All services, the most popular first. */
export const allServices: CatalogueFilters = {
  networks: [],
  serviceTypes: [],
  sort: 'popularity',
  favourites: false,
  discount: false,
  countries: [],
  features: [],
  price: { currency: 'USD' },
};

export const features: readonly ServiceFeature[] = ['refill', 'cancel', 'drip_feed', 'package'];

/** Whether the page shows the types as a row of chips: one network has few enough of them. */
export const hasTypeBar = ({ networks }: CatalogueFilters): boolean => networks.length === 1;

/** Number of active filters, without those always in sight: search, networks, their types and sort order. */
export function countFilters(filters: CatalogueFilters): number {
  const { favourites, discount, label, countries, features, startTime, min, max, price } = filters;
  return (
    (hasTypeBar(filters) ? 0 : filters.serviceTypes.length) +
    countries.length +
    features.length +
    [favourites, discount, label, startTime !== undefined, min ?? max, price.min ?? price.max].filter(Boolean)
      .length
  );
}
