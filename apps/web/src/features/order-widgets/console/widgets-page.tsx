import type { StaffWidget } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { KeyedTable } from '../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../product/console/list-toolbar.tsx';
import { RowSheet } from '../../../product/console/row-sheet.tsx';
import { useListAddress, wholeNumber } from '../../../product/console/use-list-address.ts';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { staffWidgetsQuery, type WidgetFilters } from './api.ts';
import { useWidgetColumns } from './widget-columns.tsx';
import { WidgetSheet } from './widget-sheet.tsx';

const states = ['all', 'on', 'off', 'blocked'] as const;

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  const filters = readFilters((name) => params.get(name) ?? undefined);
  await services.queryClient.ensureQueryData(staffWidgetsQuery(services, filters));
}

/** Where the panel is sold on other people's sites. */
export function Page() {
  const t = useTranslations('adminWidgets.list');
  const services = useServices();
  const address = useListAddress();
  const filters = readFilters(address.get);
  const list = useQuery(staffWidgetsQuery(services, filters));
  const rows = list.data?.data ?? [];
  const opened = rows.find(({ id }) => id === address.opened);
  const columns = useWidgetColumns(address);
  const { after: _, ...query } = filters;
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Card flush>
        <ListToolbar
          list="order-widgets"
          address={address}
          columns={columns}
          searchLabel={t('search')}
          readCsv={() => services.call('exportStaffWidgets', { query })}
        >
          <Segmented
            label={t('state')}
            value={filters.state}
            options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
            onValueChange={(state) => address.filter('state', state)}
          />
        </ListToolbar>
        <KeyedTable<StaffWidget>
          label={t('title')}
          list={list}
          columns={columns}
          address={address}
          empty={filters.search ? { title: t('notFound') } : { title: t('empty'), text: t('emptyText') }}
        />
      </Card>
      <RowSheet
        title={t('one', { number: String(opened?.id ?? '') })}
        ids={rows.map(({ id }) => id)}
        address={address}
      >
        {opened && <WidgetSheet key={opened.id} widget={opened} />}
      </RowSheet>
    </>
  );
}

function readFilters(get: (name: string) => string | undefined) {
  return {
    state: states.find((state) => state === get('state')) ?? 'all',
    search: get('search'),
    after: wholeNumber(get('after') ?? null),
  } satisfies WidgetFilters;
}
