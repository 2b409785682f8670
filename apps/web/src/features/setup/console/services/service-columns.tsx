import type { ConsoleServiceRow } from '@marquee/contract/generated/console.ts';
import type { ServiceState } from '@marquee/domain/delivery/service-states.ts';
import type { ListAddress } from '../../../../product/console/use-list-address.ts';
import { useAmounts } from '../../../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../../../shell/preferences/use-percent.ts';
import { Status } from '../../../../ui/feedback/status.tsx';
import type { Tone } from '../../../../ui/feedback/tone.ts';
import type { DataColumn } from '../../../../ui/tables/data-column.ts';
import { useNumbers } from '../../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';

const tones: Record<ServiceState, Tone> = { on: 'success', off: 'neutral', unavailable: 'warning' };

export function useServiceColumns({ open }: ListAddress): DataColumn<ConsoleServiceRow>[] {
  const numbers = useNumbers();
  const t = useTranslations('adminSetup.services');
  const { exact } = useAmounts();
  const percent = usePercent();
  return [
    {
      id: 'name',
      header: t('name'),
      card: 'title',
      cell: ({ id, name, network, type }) => (
        <span className="block min-w-0">
          <button
            type="button"
            data-row-link=""
            className="tap-area block max-w-full truncate rounded-sm text-start font-medium text-primary-text hover:underline"
            onClick={() => open(id)}
          >
            <span className="tabular-nums">#{id}</span> {name}
          </button>
          <span className="block truncate text-ink-faint text-note">
            {network.name} · {type.name}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      header: t('state'),
      card: 'corner',
      cell: ({ state }) => <Status tone={tones[state]}>{t(`states.${state}`)}</Status>,
    },
    {
      id: 'price',
      header: t('price'),
      align: 'end',
      cell: ({ price }) => <span className="whitespace-nowrap font-medium">{exact(price)}</span>,
    },
    {
      id: 'cost',
      header: t('cost'),
      align: 'end',
      cell: ({ cost }) => (cost === null ? '–' : <span className="whitespace-nowrap">{exact(cost)}</span>),
    },
    {
      id: 'margin',
      header: t('margin'),
      align: 'end',
      cell: ({ margin }) =>
        margin === null ? (
          '–'
        ) : (
          <span className={margin < 0 ? 'text-danger-text tabular-nums' : 'tabular-nums'}>
            {percent(margin)}
          </span>
        ),
    },
    {
      id: 'limits',
      header: t('limits'),
      align: 'end',
      cell: ({ min, max }) => (
        <span className="whitespace-nowrap text-note tabular-nums">
          {numbers.count(min)} – {max === 2_147_483_647 ? '∞' : numbers.count(max)}
        </span>
      ),
    },
    {
      id: 'provider',
      header: t('provider'),
      cell: ({ provider }) =>
        provider ? (
          <span className="block truncate text-note">
            {provider.name} · {provider.number}
          </span>
        ) : (
          '–'
        ),
    },
  ];
}
