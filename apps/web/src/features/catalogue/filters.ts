import type { CallInput } from '@marquee/contract/endpoint.ts';
import type { Endpoints } from '@marquee/contract/registry.ts';

export type ServiceQuery = NonNullable<CallInput<Endpoints['listServices']>['query']>;
export type ServiceSort = NonNullable<ServiceQuery['sort']>;

/** What the address bar holds: a shared link shows the same list. */
export interface CatalogueFilters {
  search?: string;
  network?: string;
  serviceType?: string;
  sort: ServiceSort;
}

export const sorts = [
  'popularity',
  'price_asc',
  'price_desc',
  'discount_desc',
  'max_desc',
] as const satisfies readonly ServiceSort[];

export function readFilters(query: URLSearchParams): CatalogueFilters {
  const sort = query.get('sort');
  return {
    search: query.get('search')?.slice(0, 100) || undefined,
    network: query.get('network') || undefined,
    serviceType: query.get('service_type') || undefined,
    sort: sorts.find((known) => known === sort) ?? 'popularity',
  };
}

/** A change of filters keeps whatever else the address holds; values at their default leave it. */
export function writeFilters(query: URLSearchParams, changes: Partial<CatalogueFilters>): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | undefined) => {
    if (value) next.set(name, value);
    else next.delete(name);
  };
  if ('search' in changes) put('search', changes.search);
  if ('network' in changes) put('network', changes.network);
  if ('serviceType' in changes) put('service_type', changes.serviceType);
  if ('sort' in changes) put('sort', changes.sort === 'popularity' ? undefined : changes.sort);
  return next;
}
