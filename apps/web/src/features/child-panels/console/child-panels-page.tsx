import type { StaffChildPanel } from '@marquee/contract/generated/console.ts';
import { childPanelStatuses } from '@marquee/domain/child-panels/child-panel.ts';
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
import { type PanelFilters, staffPanelQuery, staffPanelsQuery } from './api.ts';
import { usePanelColumns } from './panel-columns.tsx';
import { PanelSheet } from './panel-sheet.tsx';

const statuses = ['all', ...childPanelStatuses] as const;

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  const filters = readFilters((name) => params.get(name) ?? undefined);
  await services.queryClient.ensureQueryData(staffPanelsQuery(services, filters));
}

/** Panels that customers rent. */
export function Page() {
  const t = useTranslations('adminChildPanels');
  const services = useServices();
  const address = useListAddress();
  const filters = readFilters(address.get);
  const list = useQuery(staffPanelsQuery(services, filters));
  const rows = list.data?.data ?? [];
  const listed = rows.find(({ id }) => id === address.opened);
  const { data: alone } = useQuery({
    ...staffPanelQuery(services, address.opened ?? 0),
    enabled: address.opened !== undefined && list.isSuccess && listed === undefined,
  });
  const opened = address.opened === undefined ? undefined : (listed ?? alone);
  const columns = usePanelColumns(address);
  const { after: _, ...query } = filters;
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Card flush>
        <ListToolbar
          list="child-panels"
          address={address}
          columns={columns}
          searchLabel={t('search')}
          readCsv={() => services.call('exportStaffChildPanels', { query })}
        >
          <Segmented
            label={t('status')}
            value={filters.status}
            options={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
            onValueChange={(status) => address.filter('status', status)}
          />
        </ListToolbar>
        <KeyedTable<StaffChildPanel>
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
        {opened && <PanelSheet key={opened.id} panel={opened} />}
      </RowSheet>
    </>
  );
}

function readFilters(get: (name: string) => string | undefined) {
  return {
    status: statuses.find((status) => status === get('status')) ?? 'all',
    search: get('search'),
    after: wholeNumber(get('after') ?? null),
  } satisfies PanelFilters;
}
