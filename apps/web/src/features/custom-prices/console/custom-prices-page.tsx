import type { CustomersPrices } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { KeyedTable } from '../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../product/console/list-toolbar.tsx';
import { useListAddress, wholeNumber } from '../../../product/console/use-list-address.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { customersQuery } from './api.ts';
import { usePriceTerms } from './price-terms.tsx';

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  await services.queryClient.ensureQueryData(
    customersQuery(services, {
      search: params.get('search') ?? undefined,
      after: wholeNumber(params.get('after')),
    }),
  );
}

/** Every customer with prices of their own. */
export function Page() {
  const t = useTranslations('adminPrices.customers');
  const address = useListAddress();
  const search = address.get('search');
  const services = useServices();
  const list = useQuery(customersQuery(services, { search, after: address.after }));
  const columns = useCustomerColumns();
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Card flush>
        <ListToolbar
          list="custom-prices"
          address={address}
          columns={columns}
          readCsv={() => services.call('exportCustomersWithPrices', { query: { search } })}
        />
        <KeyedTable<CustomersPrices>
          label={t('title')}
          list={list}
          columns={columns}
          address={address}
          empty={search ? { title: t('notFound') } : { title: t('empty'), text: t('emptyText') }}
        />
      </Card>
    </>
  );
}

function useCustomerColumns(): DataColumn<CustomersPrices>[] {
  const t = useTranslations();
  const terms = usePriceTerms();
  return [
    {
      id: 'customer',
      header: t('admin.list.customer'),
      card: 'title',
      cell: ({ id, customer: { name, email } }) => (
        <span className="block min-w-0">
          <span className="block truncate">
            <TextLink href={`/admin/customers/${id}/prices`} data-row-link="">
              {name || email || `#${id}`}
            </TextLink>{' '}
            <span className="text-ink-faint text-note tabular-nums">#{id}</span>
          </span>
          {name && email && (
            <span dir="ltr" className="block truncate text-ink-faint text-note">
              {email}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'prices',
      header: t('adminPrices.customers.count'),
      align: 'end',
      cell: ({ prices_count }) => prices_count,
    },
    {
      id: 'everything',
      header: t('adminPrices.customers.everything'),
      card: 'corner',
      cell: (row) => terms(row) ?? '–',
    },
    {
      id: 'opened',
      header: t('adminPrices.customers.opened'),
      align: 'end',
      cell: ({ opened_services_count }) => opened_services_count,
    },
    {
      id: 'updated_at',
      header: t('adminPrices.customers.changed'),
      cell: ({ updated_at }) => (
        <span className="text-ink-soft text-note">
          <Moment value={updated_at} />
        </span>
      ),
    },
  ];
}
