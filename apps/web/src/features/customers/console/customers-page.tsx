import type { CustomerRow } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { KeyedTable } from '../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../product/console/list-toolbar.tsx';
import { useListAddress, wholeNumber } from '../../../product/console/use-list-address.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { customersQuery, readFilters } from './api.ts';
import { useCustomerColumns } from './customer-columns.tsx';
import { CustomerFilterFields } from './customer-filters.tsx';

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  const filters = readFilters((name) => params.get(name) ?? undefined);
  await services.queryClient.ensureQueryData(
    customersQuery(services, filters, wholeNumber(params.get('after'))),
  );
}

/** Everybody with an account, the newest first. */
export function Page() {
  const t = useTranslations('adminCustomers');
  const services = useServices();
  const address = useListAddress();
  const filters = readFilters(address.get);
  const list = useQuery(customersQuery(services, filters, address.after));
  const columns = useCustomerColumns();
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Card flush>
        <ListToolbar
          list="customers"
          address={address}
          columns={columns}
          searchLabel={t('search')}
          readCsv={() => services.call('exportCustomers', { query: filters })}
        >
          <CustomerFilterFields address={address} filters={filters} />
        </ListToolbar>
        <KeyedTable<CustomerRow>
          label={t('title')}
          list={list}
          columns={columns}
          address={address}
          empty={isFiltered ? { title: t('notFound') } : { title: t('empty'), text: t('emptyText') }}
        />
      </Card>
    </>
  );
}
