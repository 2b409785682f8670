import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { cardsQuery } from '../../product/payments/payment-queries.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import { Moment } from '../../shell/preferences/moment.tsx';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { useProfile } from '../../shell/session/profile.ts';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Stepper } from '../../ui/feedback/stepper.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { AmountStep } from './amount-step.tsx';
import { methodsQuery, recentInvoicesQuery } from './api.ts';
import { InvoiceState } from './invoice-state.tsx';
import { MethodStep } from './method-step.tsx';
import { MethodIcon } from './payment-method.tsx';
import { readTyped } from './typed-payment.ts';

export const load: PageModule['load'] = async (services) => {
  await Promise.all([
    services.queryClient.ensureQueryData(methodsQuery(services)),
    services.queryClient.ensureQueryData(cardsQuery(services)),
    services.queryClient.ensureQueryData(recentInvoicesQuery(services)),
  ]);
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().payments?.addFunds.title ?? '',
});

/** The step and the choice are in the address, so "back" works and other pages can link to a method. */
export function Page() {
  const t = useTranslations('payments.addFunds');
  const cardLabels = useTranslations('payments.cards');
  const services = useServices();
  const [query] = useSearchParams();
  const { data: methods = [] } = useQuery(methodsQuery(services));
  const { data: cards = [] } = useQuery(cardsQuery(services));
  const method = methods.find(({ id }) => String(id) === query.get('method'));
  const card = cards.find(({ id }) => String(id) === query.get('card'));
  // The page stays while its steps change, so what was typed survives the browser's "back".
  const [typed, setTyped] = useState(() => readTyped(query));
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={<LinkButton href="/linked-cards">{cardLabels('title')}</LinkButton>}
      />
      <Debt />
      <div className="max-w-96 pb-6">
        <Stepper
          label={t('title')}
          steps={[{ label: t('steps.method') }, { label: t('steps.amount') }]}
          current={method ? 1 : 0}
        />
      </div>
      {method ? (
        <AmountStep
          key={`${method.id}:${card?.id}`}
          method={method}
          card={card}
          typed={typed}
          onType={setTyped}
        />
      ) : (
        <MethodStep methods={methods} cards={cards} typed={typed} />
      )}
      <RecentPayments />
    </>
  );
}

/** What is owed is repaid first, so the payer should know before choosing an amount. */
function Debt() {
  const t = useTranslations('payments.addFunds');
  const amounts = useAmounts();
  const profile = useProfile();
  if (!profile || profile.debt === '0') return null;
  return (
    <div className="mb-6">
      <Notice tone="danger">
        {t('debt', { amount: amounts.charge(profile.debt) })} {profile.frozen_for_debt && t('thaw')}
      </Notice>
    </div>
  );
}

function RecentPayments() {
  const t = useTranslations('payments.addFunds');
  const services = useServices();
  const amounts = useAmounts();
  const { data: invoices = [] } = useQuery(recentInvoicesQuery(services));
  if (invoices.length === 0) return null;
  return (
    <Card flush className="mt-8" title={t('recent')}>
      <ul className="border-line border-t">
        {invoices.map((invoice) => (
          <li key={invoice.id} className="border-line border-b last:border-0">
            <BareLink
              href={`/invoices/${invoice.id}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-hover tablet:px-5"
            >
              <MethodIcon name={invoice.payment_method.icon} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{invoice.payment_method.name}</span>
                <span className="text-ink-faint text-note">
                  <Moment value={invoice.created_at} inLink />
                </span>
              </span>
              <span className="max-tablet:order-last max-tablet:basis-full max-tablet:ps-14">
                <InvoiceState status={invoice.status} />
              </span>
              <span className="ms-auto text-end tabular-nums">
                <span className="block font-medium">{amounts.charge(invoice.amount)}</span>
                {invoice.refunded_amount !== '0' && invoice.status !== 'refunded' && (
                  <span className="block text-ink-faint text-note">
                    {t('refunded', { amount: amounts.charge(invoice.refunded_amount) })}
                  </span>
                )}
              </span>
            </BareLink>
          </li>
        ))}
      </ul>
      <p className="border-line border-t px-4 py-3 tablet:px-5">
        <TextLink href="/finances">{t('history')}</TextLink>
      </p>
    </Card>
  );
}
