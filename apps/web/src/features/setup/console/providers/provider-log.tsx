import type { ConsoleProvider } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../../lib/use-services.ts';
import { ProviderCall } from '../../../../product/console/provider-call.tsx';
import { Moment } from '../../../../shell/preferences/moment.tsx';
import { BareLink } from '../../../../ui/actions/bare-link.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { callsQuery, syncsQuery } from './api.ts';
import { syncCounts } from './sync-counts.ts';

/** The last syncs, and what was last said to the provider with its answers. */
export function ProviderLog({ provider: { id, last_sync } }: { provider: ConsoleProvider }) {
  const t = useTranslations('adminSetup.providers');
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
          {calls.map((call) => (
            <li key={call.id} className="text-note">
              <ProviderCall
                call={call}
                about={
                  call.order_id !== null && (
                    <BareLink href={`/admin/orders?open=${call.order_id}`} className="hover:underline">
                      #{call.order_id}
                    </BareLink>
                  )
                }
              />
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
