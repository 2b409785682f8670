import type { InvoiceView } from '@marquee/contract/generated/money.ts';
import { formatExactTime } from '@marquee/domain/format/date.ts';
import { add, formatMoney, parseSignedMoney } from '@marquee/domain/money/money.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { useChargeNote, useChargeText } from '../../product/payments/charge-text.ts';
import { PaymentMark } from '../../product/payments/payment-mark.tsx';
import { invoiceKeys } from '../../product/query-keys.ts';
import { orNotFound } from '../../shell/errors/or-not-found.ts';
import { useRefreshOnNotice } from '../../shell/notifications/use-refresh-on-notice.ts';
import { useCurrency } from '../../shell/preferences/currency.tsx';
import { useAmountsTogether } from '../../shell/preferences/use-amounts.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { invoiceQuery } from './api.ts';
import { HowToPay } from './how-to-pay.tsx';
import { InvoiceState } from './invoice-state.tsx';
import { Receipt } from './receipt.tsx';

export const load: PageModule['load'] = async (services, { params }) => {
  await orNotFound(services.queryClient.ensureQueryData(invoiceQuery(services, params.id ?? '')), 'page');
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().payments?.result.details ?? '',
});

export function Page() {
  const t = useTranslations('payments');
  const { id = '' } = useParams();
  const { data: invoice } = useQuery({
    ...invoiceQuery(useServices(), id),
    refetchInterval: ({ state }) =>
      ['open', 'in_moderation', 'refunding'].includes(state.data?.status ?? '') ? 10_000 : false,
  });
  useRefreshOnNotice(invoiceKeys.one(id));
  if (!invoice) return null;
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            label={t('addFunds.title')}
            items={[{ label: t('addFunds.title'), href: '/add-funds' }]}
          />
        }
        title={t('invoice.title', { number: String(invoice.id) })}
        actions={<InvoiceState status={invoice.status} />}
      />
      <div className="flex flex-col gap-4">
        <ReviewNotice reason={invoice.review_reason} />
        {invoice.step && <HowToPay step={invoice.step} />}
        {invoice.paid_at === null ? <InvoiceFacts invoice={invoice} /> : <Receipt invoiceId={id} />}
      </div>
    </>
  );
}

const reviewPhrases: Readonly<Record<string, 'claimed' | 'late' | 'amount' | 'twice'>> = {
  claimed: 'claimed',
  late: 'late',
  wrong_amount: 'amount',
  wrong_currency: 'amount',
  second_payment: 'twice',
};

/** Why a person looks at the payment; what concerns only the panel's staff is not told apart. */
function ReviewNotice({ reason }: { reason: string | null }) {
  const t = useTranslations('payments.invoice.review');
  if (reason === null) return null;
  return (
    <p role="status" className="rounded-md bg-warning-soft px-3.5 py-3 text-warning-text">
      {t(reviewPhrases[reason] ?? 'other')}
    </p>
  );
}

function InvoiceFacts({ invoice }: { invoice: InvoiceView }) {
  const t = useTranslations('payments');
  const common = useTranslations('common.amounts');
  const { charge, amount, fee, total_amount: paid } = invoice;
  const together = useAmountsTogether('charges', charge.rate);
  const chargeText = useChargeText();
  const note = useChargeNote()(charge);
  const isShown = useCurrency().currency === charge.currency;
  const read = parseSignedMoney;
  const withFee = formatMoney(add(read(amount), read(fee)));
  const facts: (readonly [string, ReactNode])[] = [
    [t(`invoice.purpose.${invoice.purpose}`), together.total(amount)],
    ...(fee === '0' ? [] : ([[t('receipt.fee'), together.between(withFee, amount)]] as const)),
    ...(together.total(paid) === together.total(withFee)
      ? []
      : ([[common('surplus'), together.between(paid, withFee)]] as const)),
    [t('addFunds.toPay'), isShown ? chargeText(charge) : together.total(paid)],
    [
      t('invoice.method'),
      <span key="method" className="flex items-center gap-2">
        <PaymentMark icon={invoice.payment_method.icon} />
        {invoice.payment_method.name}
      </span>,
    ],
    [t('invoice.created'), formatExactTime(invoice.created_at)],
    [t('invoice.expires'), formatExactTime(invoice.expires_at)],
  ];
  return (
    <Card>
      <dl className="grid gap-x-8 gap-y-4 tablet:grid-cols-2 roomy:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-ink-faint text-note">{name}</dt>
            <dd className="break-words font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="pt-4 text-ink-soft text-note">{note}</p>}
    </Card>
  );
}
