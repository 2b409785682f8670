import type { ConsoleProvider } from '@marquee/contract/generated/console.ts';
import type { ListAddress } from '../../../../product/console/use-list-address.ts';
import { Moment } from '../../../../shell/preferences/moment.tsx';
import { Status } from '../../../../ui/feedback/status.tsx';
import type { Tone } from '../../../../ui/feedback/tone.ts';
import type { DataColumn } from '../../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';

export function useProviderColumns({ open }: ListAddress): DataColumn<ConsoleProvider>[] {
  const t = useTranslations('adminSetup.providers');
  const kinds = useTranslations('adminSetup.kinds');
  return [
    {
      id: 'name',
      header: t('name'),
      card: 'title',
      cell: ({ id, name }) => (
        <button
          type="button"
          data-row-link=""
          className="tap-area rounded-sm text-start font-medium text-primary-text hover:underline"
          onClick={() => open(id)}
        >
          {name} <span className="text-ink-faint text-note tabular-nums">#{id}</span>
        </button>
      ),
    },
    { id: 'kind', header: t('kind'), cell: ({ kind }) => kinds(kind) },
    { id: 'state', header: t('state'), card: 'corner', cell: (row) => <ProviderState provider={row} /> },
    {
      id: 'balance',
      header: t('balance'),
      align: 'end',
      cell: (row) => <ProviderBalance provider={row} />,
    },
    {
      id: 'services',
      header: t('services'),
      align: 'end',
      cell: ({ services }) => <span className="tabular-nums">{services}</span>,
    },
    {
      id: 'last_sync',
      header: t('lastSync'),
      cell: ({ last_sync }) =>
        last_sync ? (
          <span className="text-ink-soft text-note">
            <Moment value={last_sync.ended_at} />
          </span>
        ) : (
          t('never')
        ),
    },
  ];
}

export function ProviderBalance({ provider }: { provider: ConsoleProvider }) {
  const { balance, currency, balance_at } = provider;
  if (balance === null || balance_at === null) return <span className="text-ink-faint">–</span>;
  return (
    <span className="block">
      <span className="block whitespace-nowrap font-medium tabular-nums">
        {balance} {currency}
      </span>
      <span className="block text-ink-faint text-note">
        <Moment value={balance_at} />
      </span>
    </span>
  );
}

type State = 'off' | 'held' | 'resting' | 'syncing' | 'on';
const tones: Record<State, Tone> = {
  off: 'neutral',
  held: 'danger',
  resting: 'warning',
  syncing: 'info',
  on: 'success',
};

function stateOf({ is_enabled, hold, resting_until, sync }: ConsoleProvider): State {
  if (!is_enabled) return 'off';
  if (hold) return 'held';
  if (sync) return 'syncing';
  return resting_until ? 'resting' : 'on';
}

export function ProviderState({ provider }: { provider: ConsoleProvider }) {
  const t = useTranslations('adminSetup.providers.states');
  const state = stateOf(provider);
  return (
    <Status tone={tones[state]} live={state === 'syncing'}>
      {t(state)}
    </Status>
  );
}
