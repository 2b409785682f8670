import type { Adjustment } from '@marquee/contract/generated/console.ts';
import { type AdjustmentStatus, adjustmentStatuses } from '@marquee/domain/payments/adjustment.ts';
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
import { useAdjustmentColumns } from './adjustment-columns.tsx';
import { AdjustmentReview } from './adjustment-review.tsx';
import { type AdjustmentFilters, adjustmentsQuery } from './api.ts';

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  await services.queryClient.ensureQueryData(
    adjustmentsQuery(services, {
      status: readStatus(params.get('status') ?? undefined),
      search: params.get('search') ?? undefined,
      after: wholeNumber(params.get('after')),
    }),
  );
}

/** Corrections of wallets that wait for a second person, and those that were decided. */
export function Page() {
  const t = useTranslations('adminCustomers.adjustments');
  const services = useServices();
  const address = useListAddress();
  const filters: AdjustmentFilters = {
    status: readStatus(address.get('status')),
    search: address.get('search'),
    after: address.after,
  };
  const list = useQuery(adjustmentsQuery(services, filters));
  const rows = list.data?.data ?? [];
  const opened = rows.find(({ id }) => id === address.opened);
  const columns = useAdjustmentColumns(address);
  const { status, search } = filters;
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Card flush>
        <ListToolbar
          list="adjustments"
          address={address}
          columns={columns}
          readCsv={() => services.call('exportAdjustments', { query: { status, search } })}
        >
          <Segmented
            label={t('status')}
            value={status}
            options={adjustmentStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
            onValueChange={(value) => address.filter('status', value)}
          />
        </ListToolbar>
        <KeyedTable<Adjustment>
          label={t('title')}
          list={list}
          columns={columns}
          address={address}
          empty={search ? { title: t('notFound') } : { title: t('empty'), text: t('emptyText') }}
        />
      </Card>
      <RowSheet
        title={t('one', { number: String(opened?.id ?? '') })}
        ids={rows.map(({ id }) => id)}
        address={address}
      >
        {opened && <AdjustmentReview key={opened.id} adjustment={opened} />}
      </RowSheet>
    </>
  );
}

function readStatus(text: string | undefined): AdjustmentStatus {
  return adjustmentStatuses.find((status) => status === text) ?? 'waiting';
}
