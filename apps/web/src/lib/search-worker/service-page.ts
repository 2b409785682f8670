import type { ServiceCard } from '@marquee/contract/generated/catalogue.ts';
import type { ServiceFilters } from '@marquee/domain/search/service-filters.ts';
import type { ServiceSort } from '@marquee/domain/search/sort-services.ts';

/** A service as lists show it, from the server or the device. */
export type ListedService = Omit<
  ServiceCard,
  'price_type' | 'short_description' | 'service_type_id' | 'has_fixed_price' | 'can_cancel' | 'geo' | 'step'
>;

/** A query for the services list, as far as the device can answer it too. */
export interface ServiceQuestion extends ServiceFilters {
  search?: string | undefined;
  sort: ServiceSort;
  page: number;
  per_page: number;
}

export interface ServicePage {
  data: ListedService[];
  total: number;
  page: number;
  per_page: number;
}
