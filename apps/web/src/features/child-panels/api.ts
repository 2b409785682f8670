import type { Calls } from '@marquee/contract/generated/calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { childPanelKeys } from './query-keys.ts';

type Services = Pick<AppServices, 'call'>;

export type DomainQuery = Calls['checkChildDomain']['query'];
export type StatisticsQuery = Calls['getChildPanelStatistics']['query'];

export const childPanelsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: childPanelKeys.list,
    queryFn: ({ signal }) => call('listChildPanels', {}, { signal }),
  });

/** While its domain waits for DNS, the records found last are read again: the server looks at them by itself. */
const dnsPollMs = 20_000;

export const childPanelQuery = ({ call }: Services, id: string) =>
  queryOptions({
    queryKey: childPanelKeys.one(id),
    queryFn: async ({ signal }) => (await call('getChildPanel', { params: { id } }, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.status === 'pending_dns' ? dnsPollMs : false),
  });

export const domainCheckQuery = ({ call }: Services, query: DomainQuery) =>
  queryOptions({
    queryKey: childPanelKeys.domainCheck(query),
    queryFn: async ({ signal }) => (await call('checkChildDomain', { query }, { signal })).data,
    staleTime: 60_000,
    retry: false,
  });

export const statisticsQuery = ({ call }: Services, id: string, query: StatisticsQuery) =>
  queryOptions({
    queryKey: childPanelKeys.statistics(id, query),
    queryFn: async ({ signal }) =>
      (await call('getChildPanelStatistics', { params: { id }, query }, { signal })).data,
    placeholderData: keepPreviousData,
  });
