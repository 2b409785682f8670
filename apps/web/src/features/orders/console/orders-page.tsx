import type { StaffOrder } from '@marquee/contract/generated/console.ts';
import { shownOrderStatuses } from '@marquee/domain/orders/order-kinds.ts';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { BulkActions } from '../../../product/console/bulk/bulk-actions.tsx';
import { KeyedTable } from '../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../product/console/list-toolbar.tsx';
import { RowSheet } from '../../../product/console/row-sheet.tsx';
import { SelectionBar } from '../../../product/console/selection-bar.tsx';
import { useListAddress } from '../../../product/console/use-list-address.ts';
import { useRowSelection } from '../../../product/console/use-row-selection.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { FilterChips } from '../../../ui/tables/filter-chips.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { staffOrdersQuery } from './api.ts';
import { useStaffOrderColumns } from './order-columns.tsx';
import { OrderFilterButton } from './order-filter-button.tsx';
import { orderQuery } from './order-query.ts';
import { OrderSheet } from './order-sheet.tsx';

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  const query = orderQuery((name) => params.get(name) ?? undefined);
  await services.queryClient.ensureQueryData(staffOrdersQuery(services, query));
}

/** Orders of all customers; one of them beside the table. */
export function Page() {
  const t = useTranslations('adminOrders');
  const statuses = useTranslations('orders.statuses');
  const queues = useTranslations('adminQueues');
  const services = useServices();
  const address = useListAddress();
  const { after, ...filters } = orderQuery(address.get);
  const list = useQuery(staffOrdersQuery(services, { ...filters, after }));
  const rows = list.data?.data ?? [];
  const columns = useStaffOrderColumns(address);
  const { opened } = address;
  const selection = useRowSelection();
  const mayAct = useProfile()?.permissions.includes('orders.manage') ?? false;
  const { sort: _, ...chosen } = filters;
  const isFiltered = Object.values(chosen).some((value) => value !== undefined);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Card flush>
        <ListToolbar
          list="orders"
          address={address}
          columns={columns}
          searchLabel={t('search')}
          searchLength={4000}
          readCsv={() => services.call('exportStaffOrders', { query: filters })}
        >
          <OrderFilterButton address={address} />
          {isFiltered && selection.ids.size === 0 && rows.length > 0 && (
            <BulkActions label={queues('bulk.all')} target={{ filter: chosen }} />
          )}
        </ListToolbar>
        <div className="px-4 pb-3 tablet:px-3">
          <FilterChips
            legend={t('filters.status')}
            allLabel={t('filters.all')}
            values={shownOrderStatuses}
            chosen={filters.status ?? []}
            labelOf={(status) => statuses(status)}
            onChange={(chosen) => address.filter('status', chosen.join(',') || undefined)}
          />
        </div>
        <ActiveFilters address={address} />
        <SelectionBar selection={selection}>
          <BulkActions target={{ ids: [...selection.ids] }} onStarted={selection.clear} />
        </SelectionBar>
        <KeyedTable<StaffOrder>
          label={t('title')}
          list={list}
          columns={columns}
          address={address}
          {...(mayAct ? { selection } : {})}
          empty={isFiltered ? { title: t('notFound') } : { title: t('empty'), text: t('emptyText') }}
        />
      </Card>
      <RowSheet
        isWide
        title={t('one', { number: String(opened ?? '') })}
        ids={rows.map(({ id }) => id)}
        address={address}
      >
        {opened !== undefined && <OrderSheet key={opened} id={opened} />}
      </RowSheet>
    </>
  );
}
