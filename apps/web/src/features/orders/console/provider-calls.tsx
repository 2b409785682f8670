import type { StaffOrderSheet } from '@marquee/contract/generated/console.ts';
import { ProviderCall } from '../../../product/console/provider-call.tsx';
import { useDates } from '../../../shell/preferences/use-dates.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

const tones = {
  placed: 'success',
  refused: 'warning',
  not_sent: 'neutral',
  unknown: 'danger',
  answered: 'info',
} as const;

/** Every try to place the order, and what was said to providers about it, the latest first. */
export function ProviderCalls({ order: { attempts, calls } }: { order: StaffOrderSheet }) {
  const t = useTranslations('adminOrders');
  const dates = useDates();
  if (attempts.length === 0 && calls.length === 0) return <p className="text-ink-faint">{t('calls.none')}</p>;
  return (
    <div className="flex flex-col gap-4">
      {calls.map((call) => (
        <ProviderCall key={call.id} call={call} about={call.provider.name} />
      ))}
      {attempts.length > 0 && (
        <div>
          <h4 className="mb-2 font-medium">{t('calls.attempts')}</h4>
          <ul className="divide-y divide-line">
            {attempts.map(({ id, provider, outcome, message, created_at }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <Badge tone={tones[outcome]}>{t(`outcomes.${outcome}`)}</Badge>
                <span className="min-w-0 truncate">{provider.name}</span>
                <time
                  dateTime={created_at}
                  className="ms-auto text-ink-faint text-note"
                  suppressHydrationWarning
                >
                  {dates.dateTime(created_at)}
                </time>
                {message && <span className="w-full break-words text-ink-soft text-note">{message}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
