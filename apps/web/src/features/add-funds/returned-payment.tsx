import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { refreshQueries } from '../../lib/refresh-queries.ts';
import { useServices } from '../../lib/use-services.ts';
import { NextOffers } from '../../product/catalogue/offers/next-offers.tsx';
import { checkedInvoiceQuery } from '../../product/payments/payment-queries.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { paymentChangedKeys } from './api.ts';
import { PaymentResult } from './payment-result.tsx';

const askAgainAfter = 3000;

/** Gateways send the payer back here; polls until the payment is decided. */
export function ReturnedPayment({ wasCanceled }: { wasCanceled: boolean }) {
  const services = useServices();
  const [query] = useSearchParams();
  const invoiceId = query.get('invoice') ?? '';
  const isNamed = /^\d{1,16}$/.test(invoiceId);
  const { data: invoice, isError } = useQuery({
    ...checkedInvoiceQuery(services, invoiceId),
    enabled: isNamed,
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? askAgainAfter : false),
  });
  const isPaid = invoice?.status === 'paid';
  useEffect(() => {
    if (isPaid) void refreshQueries(services, paymentChangedKeys);
  }, [isPaid, services]);
  if (!isNamed || (isError && !invoice)) return <Unknown />;
  if (!invoice)
    return (
      <Card className="mx-auto w-full max-w-144">
        <SkeletonLines count={4} />
      </Card>
    );
  return (
    <>
      <PaymentResult invoice={invoice} wasCanceled={wasCanceled} />
      {isPaid && <NextOffers />}
    </>
  );
}

function Unknown() {
  const t = useTranslations('payments');
  return (
    <Card className="mx-auto w-full max-w-144">
      <EmptyState
        illustration="wallet"
        isWholePage
        title={t('result.unknownTitle')}
        text={t('result.unknownText')}
        action={
          <LinkButton href="/add-funds" variant="primary">
            {t('addFunds.title')}
          </LinkButton>
        }
      />
    </Card>
  );
}
