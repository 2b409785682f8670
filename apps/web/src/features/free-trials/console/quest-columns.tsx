import type { StaffQuest } from '@marquee/contract/generated/console.ts';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

export function useQuestColumns({ open }: ListAddress): DataColumn<StaffQuest>[] {
  const numbers = useNumbers();
  const t = useTranslations('adminTrials.quests');
  const { exact } = useAmounts();
  const count = (value: number) => <span className="tabular-nums">{numbers.count(value)}</span>;
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
          dir="auto"
          className="tap-area rounded-sm text-start font-medium text-primary-text hover:underline"
          onClick={() => open(id)}
        >
          {name}
        </button>
      ),
    },
    {
      id: 'reward',
      header: t('reward'),
      cell: ({ quantity, service, value }) => (
        <span className="block max-w-80">
          <span className="line-clamp-2 tabular-nums">
            {numbers.count(quantity)} × {service.name}
          </span>
          <span className="block text-ink-faint text-note">{t('worth', { amount: exact(value) })}</span>
        </span>
      ),
    },
    { id: 'begun', header: t('begun'), align: 'end', cell: ({ begun }) => count(begun) },
    { id: 'trials', header: t('trials'), align: 'end', cell: ({ trials }) => count(trials) },
    {
      id: 'today',
      header: t('today'),
      align: 'end',
      cell: ({ trials_today, daily_limit }) => (
        <span className="whitespace-nowrap tabular-nums">
          {daily_limit === null ? trials_today : `${trials_today} / ${daily_limit}`}
        </span>
      ),
    },
    {
      id: 'cost',
      header: t('cost'),
      align: 'end',
      cell: ({ cost }) => <span className="whitespace-nowrap font-medium">{exact(cost)}</span>,
    },
    {
      id: 'state',
      header: t('state'),
      card: 'corner',
      cell: ({ is_enabled, service }) =>
        service.is_available ? (
          <Status tone={is_enabled ? 'success' : 'neutral'}>{is_enabled ? t('on') : t('off')}</Status>
        ) : (
          <Status tone="danger">{t('unavailable')}</Status>
        ),
    },
  ];
}
