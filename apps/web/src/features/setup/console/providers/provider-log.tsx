import type { ConsoleProvider } from '@marquee/contract/console/providers.ts';
import type { AttemptOutcome } from '@marquee/domain/delivery/provider-lists.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../../lib/use-services.ts';
import { Moment } from '../../../../shell/preferences/moment.tsx';
import { Status } from '../../../../ui/feedback/status.tsx';
import type { Tone } from '../../../../ui/feedback/tone.ts';
import { callsQuery, syncsQuery } from './api.ts';
import { syncCounts } from './sync-counts.ts';

const tones: Record<AttemptOutcome, Tone> = {
  placed: 'success',
  answered: 'info',
  not_sent: 'warning',
  refused: 'danger',
  unknown: 'danger',
};

/** The last syncs, and the last orders that were sent with what came back. */
export function ProviderLog({ provider: { id, last_sync } }: { provider: ConsoleProvider }) {
  const t = useTranslations('adminSetup.providers');
  const outcomes = useTranslations('adminSetup.outcomes');
  const refusals = useTranslations('adminSetup.providers.refusals');
  const services = useServices();
  const calls = useQuery(callsQuery(services, id)).data?.data ?? [];
  const syncs = useQuery({ ...syncsQuery(services, id), enabled: last_sync !== null }).data ?? [];
  return (
    <>
      <details className="rounded-md border border-line px-3">
        <summary className="flex min-h-tap cursor-pointer items-center font-medium">
          {t('calls', { count: calls.length })}
        </summary>
        <ul className="flex flex-col gap-2 pb-3">
          {calls.map(({ message, ...call }) => (
            <li key={call.id} className="text-note">
              <span className="flex flex-wrap items-center justify-between gap-2">
                <Status tone={tones[call.outcome]}>{outcomes(call.outcome)}</Status>
                <span className="tabular-nums">#{call.order_id}</span>
                <Moment value={call.created_at} />
              </span>
              {message && <span className="block break-words text-ink-soft">{message}</span>}
            </li>
          ))}
          {calls.length === 0 && <li className="text-ink-faint">{t('noCalls')}</li>}
        </ul>
      </details>
      {syncs.length > 0 && (
        <details className="rounded-md border border-line px-3">
          <summary className="flex min-h-tap cursor-pointer items-center font-medium">{t('syncs')}</summary>
          <ul className="flex flex-col gap-3 pb-3">
            {syncs.map((sync) => (
              <li key={sync.id} className="text-note">
                <Moment value={sync.ended_at} />
                <span className="block text-ink-soft">
                  {sync.refusal ? refusals(sync.refusal) : t('syncOutcome', syncCounts(sync))}
                </span>
                {sync.rejected_rows.slice(0, 20).map(({ number, reason }) => (
                  <span key={number + reason} className="block text-ink-faint">
                    {number}: {reason}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
