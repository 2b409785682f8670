import type { QueuedOrder } from '@marquee/contract/generated/console.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { BulkActions } from '../../../product/console/bulk/bulk-actions.tsx';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { SelectionBar } from '../../../product/console/selection-bar.tsx';
import { useListAddress } from '../../../product/console/use-list-address.ts';
import { useRowSelection } from '../../../product/console/use-row-selection.ts';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { OrderFacts } from './order-facts.tsx';
import { filtersFrom, filtersOf, oneOf, type QueueFilters, refreshMs } from './queue-filters.ts';
import { QueuePage } from './queue-page.tsx';

const shown = ['unread', 'all'] as const;

interface Filters extends QueueFilters {
  show: (typeof shown)[number];
}

const listQuery = ({ call }: Pick<AppServices, 'call'>, { search, after, show }: Filters) =>
  queryOptions({
    queryKey: consoleKeys.orderQueue('failed-orders', { search, after, show }),
    queryFn: ({ signal }) =>
      call('listFailedOrders', { query: { search, after, read: show === 'all' } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });

export async function load(services: AppServices, args: LoaderFunctionArgs): Promise<void> {
  const { params, ...filters } = filtersFrom(args);
  const show = oneOf(shown, params.get('show'));
  await services.queryClient.ensureQueryData(listQuery(services, { ...filters, show }));
}

/** Orders that no provider took. */
export function Page() {
  const t = useTranslations('adminQueues');
  const services = useServices();
  const address = useListAddress();
  const selection = useRowSelection();
  const filters: Filters = { ...filtersOf(address), show: oneOf(shown, address.get('show')) };
  const columns = useOrderColumns<QueuedOrder>(address);
  return (
    <QueuePage<QueuedOrder>
      name="failed-orders"
      title={t('failed.title')}
      text={t('failed.text')}
      list={useQuery(listQuery(services, filters))}
      columns={columns}
      address={address}
      selection={selection}
      readCsv={() =>
        services.call('exportFailedOrders', {
          query: { search: filters.search, read: filters.show === 'all' },
        })
      }
      filters={
        <>
          <Segmented
            label={t('failed.show')}
            value={filters.show}
            options={shown.map((value) => ({ value, label: t(`failed.${value}`) }))}
            onValueChange={(show) => address.filter('show', show)}
          />
          {selection.ids.size === 0 && filters.search === undefined && (
            <BulkActions
              label={t('bulk.all')}
              target={{ filter: filters.show === 'all' ? { status: ['error'] } : { unread: true } }}
            />
          )}
        </>
      }
      bar={
        <SelectionBar selection={selection}>
          <BulkActions target={{ ids: [...selection.ids] }} onStarted={selection.clear} />
        </SelectionBar>
      }
      sheetTitle={({ id }) => t('order', { number: String(id) })}
      sheet={(order) => (
        <>
          <OrderFacts order={order} />
          <BulkActions target={{ ids: [order.id] }} />
        </>
      )}
    />
  );
}
