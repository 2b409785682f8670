import type { ReviewedWithdrawal } from '@marquee/contract/generated/console.ts';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { WithdrawalState } from '../withdrawal-state.tsx';
import { PayoutFileLink } from './payout-file-bar.tsx';

export function useReviewColumns({ open }: ListAddress): DataColumn<ReviewedWithdrawal>[] {
  const t = useTranslations();
  const { exact } = useAmounts();
  return [
    {
      id: 'id',
      header: t('admin.list.number'),
      card: 'title',
      cell: ({ id }) => (
        <button
          type="button"
          data-row-link=""
          className="tap-area rounded-sm font-medium text-primary-text tabular-nums hover:underline"
          onClick={() => open(id)}
        >
          #{id}
        </button>
      ),
    },
    {
      id: 'customer',
      header: t('admin.list.customer'),
      cell: ({ customer }) => <CustomerCell customer={customer} />,
    },
    {
      id: 'method',
      header: t('finances.columns.method'),
      cell: ({ method, account_number }) => (
        <span className="block min-w-0">
          <span className="block truncate">{method.name}</span>
          <span className="block truncate text-ink-faint text-note">{account_number}</span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('admin.withdrawals.status'),
      cell: (withdrawal) => (
        <span className="flex flex-col items-start gap-1">
          <WithdrawalState withdrawal={withdrawal} />
          {withdrawal.export && <PayoutFileLink file={withdrawal.export} status={withdrawal.status} />}
        </span>
      ),
    },
    {
      id: 'created_at',
      header: t('finances.columns.date'),
      cell: ({ created_at }) => (
        <span className="text-ink-soft text-note">
          <Moment value={created_at} />
        </span>
      ),
    },
    {
      id: 'payout',
      header: t('admin.withdrawals.payout'),
      align: 'end',
      card: 'corner',
      cell: ({ payout }) => <span className="whitespace-nowrap font-medium">{exact(payout)}</span>,
    },
  ];
}
