import type { InvoiceDetails } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import { Facts } from '../../../product/console/facts.tsx';
import { useChargeText } from '../../../product/payments/charge-text.ts';
import { useErrorMessage } from '../../../shell/errors/use-error-message.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonLines } from '../../../ui/feedback/skeleton-lines.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { InvoiceState } from '../invoice-state.tsx';
import { invoiceQuery } from './api.ts';
import { Evidence } from './evidence.tsx';
import { InvoiceActions } from './invoice-actions.tsx';
import { ReviewBadge } from './invoice-columns.tsx';
import { Events, Orders, Postings, Reversals } from './invoice-history.tsx';

/** Everything about one payment, what can be done with it first. */
export function InvoiceSheet({ id }: { id: number }) {
  const t = useTranslations('common');
  const errorMessage = useErrorMessage();
  const { data: invoice, error, refetch, isFetching } = useQuery(invoiceQuery(useServices(), id));
  const mayDecide = useProfile()?.permissions?.includes('payments.manage') ?? false;
  if (!invoice) {
    const retry = { label: t('actions.retry'), onRetry: () => void refetch(), busy: isFetching };
    return error ? (
      <ErrorState title={t('states.failed')} text={errorMessage(error)} retry={retry} />
    ) : (
      <SkeletonLines count={8} />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <InvoiceFacts invoice={invoice} />
      {(invoice.review_reason === 'claimed' || invoice.evidence.length > 0) && <Evidence invoice={invoice} />}
      {mayDecide && <InvoiceActions invoice={invoice} />}
      <Orders orders={invoice.orders} />
      <Reversals invoice={invoice} />
      <Events events={invoice.events} />
      <Postings postings={invoice.postings} />
    </div>
  );
}

function InvoiceFacts({ invoice }: { invoice: InvoiceDetails }) {
  const t = useTranslations();
  const { total } = useAmountsTogether('charges', invoice.charge.rate);
  const chargeText = useChargeText();
  const isSome = (amount: string) => Number(amount) > 0;
  const amount = (name: string, value: string): [string, ReactNode][] =>
    isSome(value) ? [[name, total(value)]] : [];
  const time = (name: string, value: string | null): [string, ReactNode][] =>
    value ? [[name, <Moment key={name} value={value} />]] : [];
  const reference = (name: string, value: string | null): [string, ReactNode][] =>
    value ? [[name, <Reference key={name} value={value} />]] : [];
  const { charge, review_reason } = invoice;
  return (
    <Facts
      facts={[
        [t('admin.list.customer'), <CustomerCell key="customer" customer={invoice.customer} />],
        [t('adminInvoices.filters.status'), <InvoiceState key="state" status={invoice.status} />],
        ...(review_reason
          ? ([[t('adminInvoices.facts.review'), <ReviewBadge key="why" reason={review_reason} />]] as const)
          : []),
        [t('adminInvoices.filters.purpose'), t(`payments.invoice.purpose.${invoice.purpose}`)],
        [t('finances.columns.method'), invoice.payment_method.name],
        [t('finances.columns.amount'), total(invoice.amount)],
        ...amount(t('payments.receipt.fee'), invoice.fee),
        ...amount(t('adminInvoices.facts.surplus'), invoice.surplus),
        [
          t('adminInvoices.facts.total'),
          <span key="total" className="font-semibold text-20">
            {total(invoice.total_amount)}
          </span>,
        ],
        ...(charge.currency === 'USD'
          ? []
          : ([[t('adminInvoices.facts.charge'), chargeText(charge)]] as const)),
        ...amount(t('payments.addFunds.couponBonus'), invoice.coupon_bonus),
        ...amount(t('adminInvoices.facts.bonus'), invoice.method_bonus),
        ...amount(t('adminInvoices.facts.refunded'), invoice.refunded_amount),
        ...amount(t('adminInvoices.facts.setAside'), invoice.set_aside),
        ...reference(t('adminInvoices.facts.gatewayRef'), invoice.gateway_ref),
        ...reference(t('adminInvoices.facts.paymentRef'), invoice.payment_ref),
        ...(invoice.user_comment
          ? ([[t('adminInvoices.facts.comment'), invoice.user_comment]] as const)
          : []),
        ...time(t('payments.invoice.created'), invoice.created_at),
        ...time(t('adminInvoices.facts.claimed'), invoice.claimed_at),
        ...time(t('adminInvoices.facts.paid'), invoice.paid_at),
        ...time(t('adminInvoices.facts.ended'), invoice.ended_at),
        ...(invoice.status === 'open' ? time(t('adminInvoices.facts.expires'), invoice.expires_at) : []),
      ]}
    />
  );
}

function Reference({ value }: { value: string }) {
  const t = useTranslations('common');
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <span className="min-w-0 break-all">{value}</span>
      <CopyButton text={value} label={t('actions.copy')} copiedLabel={t('states.copied')} />
    </span>
  );
}
