import type { TestCharge as Charge, ManagedMethod } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

const waiting: readonly Charge['status'][] = ['open', 'in_moderation'];

/** A real payment with the method, followed step by step until the money is there. */
export function TestCharge({ method }: { method: ManagedMethod }) {
  const t = useTranslations('adminMoney.methods.test');
  const { call } = useServices();
  const action = useAction();
  const [started, setStarted] = useState<Charge>();
  const followed = useQuery({
    queryKey: consoleKeys.testCharge(started?.invoice_id ?? 0),
    queryFn: async ({ signal }) =>
      (await call('getTestCharge', { params: { id: started?.invoice_id ?? 0 } }, { signal })).data,
    enabled: started !== undefined,
    refetchInterval: ({ state }) => (state.data && !waiting.includes(state.data.status) ? false : 1500),
  });
  const charge = followed.data ?? started;
  const start = () =>
    action.run(async () =>
      setStarted((await call('startTestCharge', { params: { id: method.id }, body: {} })).data),
    );
  if (charge) return <Steps charge={charge} />;
  return (
    <div className="flex flex-col gap-4">
      <p>{t('text')}</p>
      <Button variant="primary" className="self-start" loading={action.isBusy} onClick={start}>
        {t('start')}
      </Button>
    </div>
  );
}

function Steps({ charge }: { charge: Charge }) {
  const t = useTranslations('adminMoney.methods.test');
  const statuses = useTranslations('payments.status');
  const { exact } = useAmounts();
  const { status, payment_url, events, transaction_id, invoice_id, review_reason } = charge;
  const isPaid = status === 'paid';
  const isOver = !isPaid && !waiting.includes(status);
  return (
    <div className="flex flex-col gap-5" aria-live="polite">
      <ol className="flex flex-col gap-3">
        <Step isDone>
          <BareLink href={`/admin/invoices?open=${invoice_id}`} className="text-primary-text hover:underline">
            {t('opened', { number: String(invoice_id) })}
          </BareLink>
        </Step>
        <Step isDone={payment_url !== null}>
          {t('page')}
          {payment_url && status === 'open' && (
            <a
              href={payment_url}
              target="_blank"
              rel="noreferrer"
              className="mt-1 flex items-center gap-1.5 text-primary-text hover:underline"
            >
              {t('pay')} <ExternalLink className="size-4" aria-hidden="true" />
            </a>
          )}
        </Step>
        <Step isDone={events.length > 0}>
          {t('reported')}
          {events.map(({ source, kind, verdict, received_at }) => (
            <span key={`${received_at} ${kind}`} className="block font-mono text-12 text-ink-faint">
              {source} · {kind} · {verdict}
            </span>
          ))}
        </Step>
        <Step isDone={isPaid && transaction_id !== null}>
          {transaction_id === null ? (
            t('credited', { amount: exact(charge.amount) })
          ) : (
            <BareLink
              href={`/admin/ledger?open=${transaction_id}`}
              className="text-primary-text hover:underline"
            >
              {t('credited', { amount: exact(charge.amount) })}
            </BareLink>
          )}
        </Step>
      </ol>
      {isPaid && <Notice tone="success">{t('done')}</Notice>}
      {(isOver || status === 'in_moderation') && (
        <Notice tone="danger">
          {t('ended', { status: [statuses(status), review_reason ?? []].flat().join(' · ') })}
        </Notice>
      )}
    </div>
  );
}

function Step({ isDone = false, children }: { isDone?: boolean; children: ReactNode }) {
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <li className="flex gap-3">
      <Icon
        className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-success' : 'text-ink-faint'}`}
        aria-hidden="true"
      />
      <span className={isDone ? 'min-w-0' : 'min-w-0 text-ink-soft'}>{children}</span>
    </li>
  );
}
