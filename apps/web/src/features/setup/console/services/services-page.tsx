import type { ConsoleServiceRow } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../../lib/app-services.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { KeyedTable } from '../../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../../product/console/list-toolbar.tsx';
import { RowSheet } from '../../../../product/console/row-sheet.tsx';
import { useListAddress } from '../../../../product/console/use-list-address.ts';
import { useRowSelection } from '../../../../product/console/use-row-selection.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { readFilters, serviceQuery, servicesQuery } from './api.ts';
import { BulkActions } from './bulk-actions.tsx';
import { useServiceColumns } from './service-columns.tsx';
import { ServiceFilterFields } from './service-filters.tsx';
import { ServiceSheet } from './service-sheet.tsx';

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  await services.queryClient.ensureQueryData(
    servicesQuery(
      services,
      readFilters((name) => params.get(name)),
    ),
  );
}

/** What is sold: prices, cost and margin, and who delivers. */
export function Page() {
  const t = useTranslations('adminSetup.services');
  const services = useServices();
  const address = useListAddress();
  const selection = useRowSelection();
  const filters = readFilters(address.get);
  const list = useQuery(servicesQuery(services, filters));
  const rows = list.data?.data ?? [];
  const { opened } = address;
  // Also opened from elsewhere, when it does not stand on this page.
  const service = useQuery({ ...serviceQuery(services, opened ?? 0), enabled: opened !== undefined }).data;
  const columns = useServiceColumns(address);
  const { after: _, ...wanted } = filters;
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Card flush>
        <ListToolbar
          list="services"
          address={address}
          columns={columns}
          searchLabel={t('search')}
          readCsv={() => services.call('exportServices', { query: wanted })}
        >
          <ServiceFilterFields address={address} filters={filters} />
        </ListToolbar>
        <BulkActions selection={selection} />
        <KeyedTable<ConsoleServiceRow>
          label={t('title')}
          list={list}
          columns={columns}
          address={address}
          selection={selection}
          empty={{ title: t('notFound') }}
        />
      </Card>
      <RowSheet
        title={service ? `#${service.id} ${service.name}` : ''}
        ids={rows.map(({ id }) => id)}
        address={address}
      >
        {service && service.id === opened && <ServiceSheet key={service.id} service={service} />}
      </RowSheet>
    </>
  );
}
