import type { ReviewedDispute } from '@marquee/contract/generated/console.ts';
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
import { disputesQuery, readDisputeState } from './api.ts';
import { useDisputeColumns } from './dispute-columns.tsx';
import { DisputeReview } from './dispute-review.tsx';

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  await services.queryClient.ensureQueryData(
    disputesQuery(services, {
      state: readDisputeState(params.get('state') ?? undefined),
      search: params.get('search') ?? undefined,
      after: wholeNumber(params.get('after')),
    }),
  );
}

/** Payments that a bank or a gateway took back. */
export function Page() {
  const t = useTranslations('adminInvoices.disputes');
  const status = useTranslations('adminInvoices.filters')('status');
  const services = useServices();
  const address = useListAddress();
  const filters = { state: readDisputeState(address.get('state')), search: address.get('search') };
  const list = useQuery(disputesQuery(services, { ...filters, after: address.after }));
  const rows = list.data?.data ?? [];
  const opened = rows.find(({ id }) => id === address.opened);
  const columns = useDisputeColumns(address);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Card flush>
        <ListToolbar
          list="disputes"
          address={address}
          columns={columns}
          readCsv={() => services.call('exportDisputes', { query: filters })}
        >
          <Segmented
            label={status}
            value={filters.state}
            options={(['open', 'won', 'lost'] as const).map((value) => ({
              value,
              label: t(`states.${value}`),
            }))}
            onValueChange={(state) => address.filter('state', state)}
          />
        </ListToolbar>
        <KeyedTable<ReviewedDispute>
          label={t('title')}
          list={list}
          columns={columns}
          address={address}
          empty={filters.search ? { title: t('notFound') } : { title: t('empty'), text: t('emptyText') }}
        />
      </Card>
      <RowSheet
        title={t('one', { number: `#${opened?.id ?? ''}` })}
        ids={rows.map(({ id }) => id)}
        address={address}
      >
        {opened && <DisputeReview key={opened.id} dispute={opened} />}
      </RowSheet>
    </>
  );
}
