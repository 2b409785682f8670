import type { OrderProviderCall } from '@marquee/contract/generated/console.ts';
import type { ReactNode } from 'react';
import { useDates } from '../../shell/preferences/use-dates.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { CodeBlock } from '../../ui/text/code-block.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

interface ProviderCallProps {
  call: Omit<OrderProviderCall, 'provider'>;
  /** To whom or about what it was. */
  about: ReactNode;
}

/** What was said to a provider and what it answered. */
export function ProviderCall({ call, about }: ProviderCallProps) {
  const t = useTranslations('adminOrders.calls');
  const common = useTranslations('common');
  const dates = useDates();
  const copy = { copyLabel: common('actions.copy'), copiedLabel: common('states.copied') };
  return (
    <details className="rounded-md border border-line">
      <summary className="flex min-h-tap cursor-pointer flex-wrap items-center gap-x-3 px-3 py-1">
        <code className="font-medium font-mono">{call.action}</code>
        <span className="min-w-0 truncate text-ink-soft">{about}</span>
        <Badge tone={call.failure !== null || (call.answer_status ?? 0) >= 400 ? 'danger' : 'neutral'}>
          {call.answer_status ?? '—'} · {call.took_ms} ms
        </Badge>
        <time
          dateTime={call.created_at}
          className="ms-auto text-ink-faint text-note"
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
