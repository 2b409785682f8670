import type { StaffWidget } from '@marquee/contract/generated/console.ts';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../../shell/preferences/use-percent.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

const tones = { on: 'success', off: 'neutral', blocked: 'danger', deleted: 'neutral' } as const;

export function StaffWidgetState({ state }: Pick<StaffWidget, 'state'>) {
  const t = useTranslations('adminWidgets.list.states');
  return <Status tone={tones[state]}>{t(state)}</Status>;
}

export function useWidgetColumns({ open }: ListAddress): DataColumn<StaffWidget>[] {
  const numbers = useNumbers();
  const t = useTranslations('adminWidgets.list');
  const { exact } = useAmounts();
  const percent = usePercent();
  return [
    {
      id: 'name',
      header: t('name'),
      card: 'title',
      fixed: true,
      cell: ({ id, name }) => (
        <button
          type="button"
          data-row-link=""
          className="tap-area wrap-anywhere rounded-sm text-start font-medium text-primary-text hover:underline"
          onClick={() => open(id)}
        >
          {name}
        </button>
      ),
    },
    {
      id: 'state',
      header: t('state'),
      card: 'corner',
      cell: ({ state }) => <StaffWidgetState state={state} />,
    },
    {
      id: 'partner',
      header: t('partner'),
      cell: ({ partner }) => partner && <CustomerCell customer={partner} />,
    },
    {
      id: 'reward',
      header: t('reward'),
      align: 'end',
      cell: ({ reward_percent }) => percent(reward_percent),
    },
    { id: 'orders', header: t('orders'), align: 'end', cell: ({ orders }) => numbers.count(orders) },
    { id: 'turnover', header: t('turnover'), align: 'end', cell: ({ turnover }) => exact(turnover) },
    { id: 'paid', header: t('paid'), align: 'end', cell: ({ paid }) => exact(paid) },
    { id: 'held', header: t('held'), align: 'end', cell: ({ held }) => exact(held) },
    {
      id: 'created_at',
      header: t('created'),
      align: 'end',
      cell: ({ created_at }) => (
        <span className="whitespace-nowrap text-ink-soft text-note">
          <Moment value={created_at} />
        </span>
      ),
    },
  ];
}
