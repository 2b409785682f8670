import { type ServiceState, serviceStates } from '@marquee/domain/delivery/service-states.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../../lib/app-services.ts';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { wholeNumber } from '../../../../product/console/use-list-address.ts';

type Caller = Pick<AppServices, 'call'>;

export interface ServiceFilters {
  search: string | undefined;
  network: number | undefined;
  type: number | undefined;
  provider: number | undefined;
  state: ServiceState | undefined;
  after: number | undefined;
}

export function readFilters(get: (name: string) => string | null | undefined): ServiceFilters {
  const number = (name: string) => wholeNumber(get(name) ?? null);
  return {
    search: get('search') ?? undefined,
    network: number('network'),
    type: number('type'),
    provider: number('provider'),
    state: serviceStates.find((state) => state === get('state')),
    after: number('after'),
  };
}

export const servicesQuery = ({ call }: Caller, filters: ServiceFilters) =>
  queryOptions({
    queryKey: consoleKeys.serviceList(filters),
    queryFn: ({ signal }) => call('listConsoleServices', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
  });

export const serviceQuery = ({ call }: Caller, id: number) =>
  queryOptions({
    queryKey: consoleKeys.service(id),
    queryFn: async ({ signal }) => (await call('getConsoleService', { params: { id } }, { signal })).data,
  });

/** The networks and types of the shop, for the filters. */
export const networksQuery = ({ call }: Caller) =>
  queryOptions({
    queryKey: consoleKeys.serviceNetworks,
    queryFn: async ({ signal }) => (await call('listNetworks', {}, { signal })).data,
  });

export const typesQuery = ({ call }: Caller) =>
  queryOptions({
    queryKey: consoleKeys.serviceTypes,
    queryFn: async ({ signal }) => (await call('listServiceTypes', {}, { signal })).data,
  });
