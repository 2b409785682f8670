import type { OrderStatusView } from '@marquee/contract/generated/ordering.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { useServices } from '../../../lib/use-services.ts';
import { NextOffers } from '../../../product/catalogue/offers/next-offers.tsx';
import { OrderStatus } from '../../../product/orders/order-status.tsx';
import { ReceiptCard } from '../../../product/payments/receipt-card.tsx';
import { orNotFound } from '../../../shell/errors/or-not-found.ts';
import type { PageModule } from '../../../shell/routing/page-module.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { orderStatusQuery } from '../api.ts';
import { DeliveryCard } from '../detail/delivery-card.tsx';
import { OrderNotice } from '../detail/order-notice.tsx';
import { TimelineCard } from '../detail/timeline-card.tsx';
import { invoiceParameter, loadAfterPayment, useJustPaid } from '../paid/use-just-paid.ts';
import { AccountCard } from './account-card.tsx';
import { CheckoutList } from './checkout-list.tsx';
import { FactsList } from './facts-list.tsx';
import { PayCheckout } from './pay-checkout.tsx';
import { RefillCard } from './refill-card.tsx';
import { useLiveCheckout } from './use-live-checkout.ts';
import { useReturnedPayment } from './use-returned-payment.ts';

/** Events tell of orders; a payment that expires or is declined changes none, and is asked for. Paused while hidden. */
const pollInterval = 60_000;

export const load: PageModule['load'] = async (services, { params, request }) => {
  const order = new URL(request.url).searchParams.get('order');
  const query = orderStatusQuery(services, params.token ?? '', order);
  await Promise.all([
    orNotFound(services.queryClient.ensureQueryData(query), 'orders'),
    loadAfterPayment(services, request.url),
  ]);
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().orders?.status.title ?? '',
});

/** A guest's checkout for whoever holds its link. Nothing else can be reached from here without signing in. */
export function Page() {
  const { token = '' } = useParams();
  const [query] = useSearchParams();
  const t = useTranslations('orders');
  const { data: status } = useQuery({
    ...orderStatusQuery(useServices(), token, query.get('order')),
    refetchInterval: ({ state }) => (isOver(state.data) ? false : pollInterval),
  });
  useLiveCheckout(token, isOver(status));
  useReturnedPayment(token, status);
  const paidNetworks = useJustPaid(status?.orders ?? [], query.has(invoiceParameter) ? '' : undefined);
  if (!status) return null;
  if (status.is_taken_over) return <TakenOver />;
  const { order, orders, refills, receipt } = status;
  return (
    <>
      <PageHeader
        title={order ? t('number', { number: String(order.id) }) : t('status.title')}
        text={
          order && (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1" aria-live="polite">
              <OrderStatus order={order} />
              <span>{order.service.name}</span>
            </span>
          )
        }
      />
      {status.is_frozen && <p className="mb-5 rounded-md bg-info-soft px-3.5 py-3">{t('status.frozen')}</p>}
      {order && order.status !== 'unpaid' && <OrderNotice order={order} />}
      <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <PayCheckout token={token} status={status} />
          {orders.length > 1 && <CheckoutList token={token} orders={orders} chosen={order?.id} />}
          {order && order.status !== 'unpaid' && <DeliveryCard order={order} />}
          {order && <TimelineCard order={order} />}
          {order && <RefillCard token={token} order={order} refills={refills} isFrozen={status.is_frozen} />}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <FactsList status={status} />
          {receipt && <ReceiptCard receipt={receipt} file={`/api/v1/order-status/${token}/receipt.pdf`} />}
          <AccountCard />
        </div>
      </div>
      {paidNetworks && <NextOffers networkIds={paidNetworks} />}
    </>
  );
}

/** A completed order may still be refilled, but nobody waits for that in front of the page. */
function isOver(status: OrderStatusView | undefined): boolean {
  const isEnded = ({ status: name }: { status: string }) => name === 'completed' || name === 'canceled';
  return status === undefined || status.is_taken_over || status.orders.every(isEnded);
}

function TakenOver() {
  const t = useTranslations('orders.status');
  return (
    <Card className="mx-auto w-full max-w-144">
      <EmptyState
        illustration="orders"
        isWholePage
        title={t('takenTitle')}
        text={t('takenText')}
        action={
          <LinkButton href="/orders" variant="primary">
            {t('signIn')}
          </LinkButton>
        }
      />
    </Card>
  );
}
