import type { Calls } from '@marquee/contract/generated/calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { widgetKeys } from '../../product/query-keys.ts';

type Services = Pick<AppServices, 'call'>;

export type StatisticsQuery = Calls['getOrderWidgetStatistics']['query'];

export const widgetsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: widgetKeys.list,
    queryFn: ({ signal }) => call('listOrderWidgets', {}, { signal }),
  });

export const widgetMethodsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: widgetKeys.methods,
    queryFn: async ({ signal }) => (await call('listOrderWidgetPaymentMethods', {}, { signal })).data,
  });

/** What a widget could offer first. */
export const offerQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: widgetKeys.offer,
    queryFn: async ({ signal }) => {
      const { data } = await call('listWidgetNetworks', {}, { signal });
      return data.flatMap((network) =>
        network.service_types.map((type) => ({ id: type.id, name: `${network.name} · ${type.name}` })),
      );
    },
  });

export const statisticsQuery = ({ call }: Services, query: StatisticsQuery) =>
  queryOptions({
    queryKey: widgetKeys.statistics(query),
    queryFn: ({ signal }) => call('getOrderWidgetStatistics', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
