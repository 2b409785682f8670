import type { ReviewedWithdrawal } from '@marquee/contract/generated/console.ts';
import { type WithdrawalStatus, withdrawalStatuses } from '@marquee/domain/payments/withdrawal-status.ts';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { KeyedTable } from '../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../product/console/list-toolbar.tsx';
import { RowSheet } from '../../../product/console/row-sheet.tsx';
import { SelectionBar } from '../../../product/console/selection-bar.tsx';
import { useListAddress, wholeNumber } from '../../../product/console/use-list-address.ts';
import { useRowSelection } from '../../../product/console/use-row-selection.ts';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { type ReviewFilters, reviewQuery } from './api.ts';
import { PayoutActions } from './payout-actions.tsx';
import { PayoutFileBar } from './payout-file-bar.tsx';
import { useReviewColumns } from './review-columns.tsx';
import { WithdrawalReview } from './withdrawal-review.tsx';

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  await services.queryClient.ensureQueryData(
    reviewQuery(services, {
      status: readStatus(params.get('status')),
      search: params.get('search') ?? undefined,
      export: wholeNumber(params.get('export')),
      after: wholeNumber(params.get('after')),
    }),
  );
}

/** Withdrawals that wait for a decision, and those that had one. */
export function Page() {
  const t = useTranslations('admin.withdrawals');
  const statuses = useTranslations('finances.withdrawal.statuses');
  const address = useListAddress();
  const filters: ReviewFilters = {
    status: readStatus(address.get('status') ?? null),
    search: address.get('search'),
    export: wholeNumber(address.get('export') ?? null),
    after: address.after,
  };
  const services = useServices();
  const list = useQuery(reviewQuery(services, filters));
  const selection = useRowSelection();
  const rows = list.data?.data ?? [];
  const opened = rows.find(({ id }) => id === address.opened);
  const columns = useReviewColumns(address);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Card flush>
        <ListToolbar
          list="withdrawals"
          address={address}
          columns={columns}
          readCsv={() => {
            const { after: _, ...query } = filters;
            return services.call('exportWithdrawals', { query });
          }}
        >
          <Segmented
            label={t('status')}
            value={filters.status}
            options={[
              ...withdrawalStatuses.map((value) => ({ value, label: statuses(value) })),
              { value: 'all' as const, label: t('all') },
            ]}
            onValueChange={(status) => address.filter('status', status)}
          />
        </ListToolbar>
        {filters.export !== undefined && <PayoutFileBar id={filters.export} address={address} />}
        <SelectionBar selection={selection}>
          <PayoutActions rows={rows.filter(({ id }) => selection.ids.has(id))} onDone={selection.clear} />
        </SelectionBar>
        <KeyedTable<ReviewedWithdrawal>
          label={t('title')}
          list={list}
          columns={columns}
          address={address}
          {...(filters.status === 'in_review' && { selection })}
          empty={filters.search ? { title: t('notFound') } : { title: t('empty'), text: t('emptyText') }}
        />
      </Card>
      <RowSheet
        title={t('one', { number: String(opened?.id ?? '') })}
        ids={rows.map(({ id }) => id)}
        address={address}
      >
        {opened && <WithdrawalReview key={opened.id} withdrawal={opened} />}
      </RowSheet>
    </>
  );
}

function readStatus(text: string | null): WithdrawalStatus | 'all' {
  if (text === 'all') return text;
  return withdrawalStatuses.find((status) => status === text) ?? 'in_review';
}
