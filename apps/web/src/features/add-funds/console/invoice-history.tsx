import type { InvoiceDetails, PostingView } from '@marquee/contract/generated/console.ts';
import {
  paymentAccounts,
  paymentEventKinds,
  paymentEventVerdicts,
} from '@marquee/domain/payments/invoice-review.ts';
import type { ReactNode } from 'react';
import { useChargeText } from '../../../product/payments/charge-text.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { knownReason } from './api.ts';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3 border-line border-t pt-5">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

interface LineProps {
  title: ReactNode;
  note?: ReactNode;
  value?: ReactNode;
  time?: string;
}

function Line({ title, note, value, time }: LineProps) {
  return (
    <li className="flex items-start justify-between gap-4">
      <span className="min-w-0">
        <span className="block">{title}</span>
        {note && <span className="block break-words text-ink-faint text-note">{note}</span>}
      </span>
      <span className="shrink-0 text-end">
        {value && <span className="block whitespace-nowrap tabular-nums">{value}</span>}
        {time && (
          <span className="block text-ink-faint text-note">
            <Moment value={time} />
          </span>
        )}
      </span>
    </li>
  );
}

export function Orders({ orders }: Pick<InvoiceDetails, 'orders'>) {
  const t = useTranslations();
  const { exact } = useAmounts();
  if (orders.length === 0) return null;
  return (
    <Section title={t('adminInvoices.orders')}>
      <ul className="flex flex-col gap-3">
        {orders.map(({ id, name, link, status, cost, refunded }) => (
          <Line
            key={id}
            title={<TextLink href={`/admin/orders?open=${id}`}>{`#${id} ${name}`}</TextLink>}
            note={`${t(`orders.statuses.${status}`)} · ${link}`}
            value={exact(cost)}
            {...(Number(refunded) > 0 && {
              note: `${t(`orders.statuses.${status}`)} · ${t('payments.addFunds.refunded', { amount: exact(refunded) })}`,
            })}
          />
        ))}
      </ul>
    </Section>
  );
}

export function Events({ events }: Pick<InvoiceDetails, 'events'>) {
  const t = useTranslations('adminInvoices');
  const chargeText = useChargeText();
  if (events.length === 0) return null;
  const kind = (name: string) => {
    const known = paymentEventKinds.find((one) => one === name);
    return known ? t(`events.kinds.${known}`) : name;
  };
  const verdict = (name: string) => {
    const reason = knownReason(name);
    const known = paymentEventVerdicts.find((one) => one === name);
    if (known === 'claimed' || known === 'believed' || known === 'known')
      return t(`events.verdicts.${known}`);
    return reason ? t(`reasons.${reason}`) : name;
  };
  return (
    <Section title={t('events.title')}>
      <ul className="flex flex-col gap-3">
        {events.map((event) => (
          <Line
            key={event.id}
            title={`${kind(event.kind)} · ${verdict(event.verdict)}`}
            note={[t(`events.sources.${event.source}`), event.payment_ref].filter(Boolean).join(' · ')}
            value={
              event.amount && (event.currency === 'USD' || event.currency === 'RUB')
                ? chargeText({ currency: event.currency, amount: event.amount })
                : undefined
            }
            time={event.received_at}
          />
        ))}
      </ul>
    </Section>
  );
}

export function Reversals({ invoice: { reversals, disputes, charge } }: { invoice: InvoiceDetails }) {
  const t = useTranslations('adminInvoices');
  const { exact } = useAmounts();
  const chargeText = useChargeText();
  if (reversals.length === 0 && disputes.length === 0) return null;
  return (
    <Section title={t('reversals.title')}>
      <ul className="flex flex-col gap-3">
        {reversals.map((reversal) => {
          const state = reversal.undone_at ? 'undone' : reversal.done_at ? 'done' : 'waiting';
          return (
            <Line
              key={`reversal ${reversal.turn}`}
              title={`${t(`reversals.kinds.${reversal.kind}`)} · ${t(`reversals.${state}`)}`}
              note={
                <>
                  {[chargeText({ currency: charge.currency, amount: reversal.charge }), reversal.reason]
                    .filter(Boolean)
                    .join(' · ')}
                  {reversal.claim_url && <span className="block break-all">{reversal.claim_url}</span>}
                </>
              }
              value={`−${exact(reversal.amount)}`}
              time={reversal.undone_at ?? reversal.done_at ?? reversal.created_at}
            />
          );
        })}
        {disputes.map((dispute) => (
          <Line
            key={`dispute ${dispute.id}`}
            title={
              <TextLink href={`/admin/disputes?state=${dispute.outcome ?? 'open'}&open=${dispute.id}`}>
                {t('disputes.one', { number: `#${dispute.id}` })}
              </TextLink>
            }
            note={[t(`disputes.states.${dispute.outcome ?? 'open'}`), dispute.ref]
              .filter(Boolean)
              .join(' · ')}
            value={exact(dispute.taken)}
            time={dispute.ended_at ?? dispute.opened_at}
          />
        ))}
      </ul>
    </Section>
  );
}

export function Postings({ postings }: { postings: readonly PostingView[] }) {
  const t = useTranslations();
  const { exact } = useAmounts();
  if (postings.length === 0) return null;
  const account = (name: string) => {
    const known = paymentAccounts.find((one) => one === name);
    return known ? t(`adminInvoices.postings.accounts.${known}`) : name;
  };
  return (
    <Section title={t('adminInvoices.postings.title')}>
      <ul className="flex flex-col gap-3">
        {postings.map((posting) => (
          <Line
            key={posting.id}
            title={`${account(posting.from)} → ${account(posting.to)}`}
            note={[`#${posting.transaction_id}`, posting.reason].filter(Boolean).join(' · ')}
            value={exact(posting.amount)}
            time={posting.created_at}
          />
        ))}
      </ul>
    </Section>
  );
}
