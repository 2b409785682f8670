import type { WidgetReward } from '@marquee/contract/generated/console.ts';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

const tones = {
  held: 'warning',
  paid: 'success',
  refused: 'neutral',
  reversed: 'neutral',
} as const;

export function RewardStatus({ status }: Pick<WidgetReward, 'status'>) {
  const t = useTranslations('adminWidgets.rewards.statuses');
  return <Status tone={tones[status]}>{t(status)}</Status>;
}

export function useSigns(): (signs: WidgetReward['signs']) => string {
  const t = useTranslations('adminWidgets.rewards.sign');
  return (signs) => signs.map((sign) => t(sign)).join(', ');
}

export function useRewardColumns({ open }: ListAddress): DataColumn<WidgetReward>[] {
  const t = useTranslations('adminWidgets');
  const { exact } = useAmounts();
  const signsText = useSigns();
  return [
    {
      id: 'id',
      header: t('rewards.order'),
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
      id: 'status',
      header: t('rewards.status'),
      card: 'corner',
      cell: ({ status }) => <RewardStatus status={status} />,
    },
    {
      id: 'partner',
      header: t('list.partner'),
      cell: ({ partner }) => partner && <CustomerCell customer={partner} />,
    },
    {
      id: 'buyer',
      header: t('rewards.buyer'),
      cell: ({ buyer }) => buyer && <CustomerCell customer={buyer} />,
    },
    { id: 'signs', header: t('rewards.signs'), cell: ({ signs }) => signsText(signs) },
    { id: 'amount', header: t('rewards.amount'), align: 'end', cell: ({ amount }) => exact(amount) },
    {
      id: 'created_at',
      header: t('rewards.since'),
      align: 'end',
      cell: ({ created_at }) => (
        <span className="whitespace-nowrap text-ink-soft text-note">
          <Moment value={created_at} />
        </span>
      ),
    },
  ];
}
