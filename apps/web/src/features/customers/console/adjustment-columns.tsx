import type { Adjustment } from '@marquee/contract/generated/console.ts';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useWalletName } from './use-wallet-name.ts';

export function useAdjustmentColumns({ open }: ListAddress): DataColumn<Adjustment>[] {
  const t = useTranslations('adminCustomers');
  const list = useTranslations('admin.list');
  const walletName = useWalletName();
  const { exact } = useAmounts();
  return [
    {
      id: 'id',
      header: list('number'),
      card: 'title',
      fixed: true,
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
      header: list('customer'),
      cell: ({ customer }) => <CustomerCell customer={customer} />,
    },
    { id: 'wallet', header: t('adjust.wallet'), cell: ({ wallet }) => walletName(wallet) },
    {
      id: 'reason',
      header: t('reason'),
      cell: ({ reason }) => <span className="line-clamp-2">{reason}</span>,
    },
    {
      id: 'requested_by',
      header: t('adjustments.requestedBy'),
      cell: ({ requested_by }) => requested_by.name,
    },
    {
      id: 'created_at',
      header: t('adjustments.date'),
      cell: ({ created_at }) => (
        <span className="text-ink-soft text-note">
          <Moment value={created_at} />
        </span>
      ),
    },
    {
      id: 'amount',
      header: t('adjust.amount'),
      align: 'end',
      card: 'corner',
      cell: ({ amount }) => <span className="whitespace-nowrap font-medium">{exact(amount)}</span>,
    },
  ];
}
