import type { ProviderCall, StaffOrderSheet } from '@marquee/contract/console/orders.ts';
import { useTranslations } from 'use-intl';
import { useDates } from '../../../shell/preferences/use-dates.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { CodeBlock } from '../../../ui/text/code-block.tsx';

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
        <Call key={call.id} call={call} />
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
                  className="ml-auto text-ink-faint text-note"
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

function Call({ call }: { call: ProviderCall }) {
  const t = useTranslations('adminOrders.calls');
  const common = useTranslations('common');
  const dates = useDates();
  const copy = { copyLabel: common('actions.copy'), copiedLabel: common('states.copied') };
  return (
    <details className="rounded-md border border-line">
      <summary className="flex min-h-tap cursor-pointer flex-wrap items-center gap-x-3 px-3 py-1">
        <code className="font-medium font-mono">{call.action}</code>
        <span className="min-w-0 truncate text-ink-soft">{call.provider.name}</span>
        <Badge tone={call.failure !== null || (call.answer_status ?? 0) >= 400 ? 'danger' : 'neutral'}>
          {call.answer_status ?? '—'} · {call.took_ms} ms
        </Badge>
        <time
          dateTime={call.created_at}
          className="ml-auto text-ink-faint text-note"
          suppressHydrationWarning
        >
          {dates.dateTime(call.created_at)}
        </time>
      </summary>
      <div className="flex flex-col gap-3 p-3">
        <CodeBlock title={t('request')} code={readable(call.request)} {...copy} />
        {call.answer !== null && <CodeBlock title={t('answer')} code={call.answer} {...copy} />}
        {call.failure !== null && (
          <p className="text-danger-text">{t('noAnswer', { reason: call.failure })}</p>
        )}
      </div>
    </details>
  );
}

/** One field a line, as it was before it was encoded. */
function readable(request: string): string {
  return [...new URLSearchParams(request)].map(([name, value]) => `${name}: ${value}`).join('\n');
}
