import { ApiError } from '@marquee/contract/client.ts';
import type { OrderDetails } from '@marquee/contract/generated/ordering.ts';
import { useQuery } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useParams, useRevalidator, useSearchParams } from 'react-router';
import { useServices } from '../../../lib/use-services.ts';
import { NextOffers } from '../../../product/catalogue/offers/next-offers.tsx';
import { OrderStatus } from '../../../product/orders/order-status.tsx';
import { orNotFound } from '../../../shell/errors/or-not-found.ts';
import type { PageModule } from '../../../shell/routing/page-module.ts';
import { followWhileVisible } from '../../../shell/session/follow-while-visible.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { orderQuery, refillsQuery } from '../api.ts';
import { invoiceParameter, loadAfterPayment, useJustPaid } from '../paid/use-just-paid.ts';
import { CostCard } from './cost-card.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { OrderNotice } from './order-notice.tsx';
import { RefillsCard } from './refills-card.tsx';
import { TimelineCard } from './timeline-card.tsx';

export const load: PageModule['load'] = async (services, { params, request }) => {
  const query = orderQuery(services, params.id ?? '');
  await Promise.all([
    orNotFound(services.queryClient.ensureQueryData(query), 'orders'),
    loadAfterPayment(services, request.url),
  ]);
};

export const head: PageModule['head'] = ({ queryClient, phrases, ...services }, { params }) => {
  const order = queryClient.getQueryData(orderQuery(services, params.id ?? '').queryKey);
  return { title: `${phrases.current().orders?.title ?? ''} #${order?.id ?? ''}` };
};

export function Page() {
  const { id = '' } = useParams();
  const t = useTranslations('orders');
  const { data: order, error } = useQuery(orderQuery(useServices(), id));
  // A refill changes an order that has ended; a canceled one never changes.
  const line = useLiveOrder(id, order !== undefined && order.status !== 'canceled');
  useReloadDeleted(id, error);
  const isBack = useSearchParams()[0].has(invoiceParameter);
  const paidNetworks = useJustPaid(order ? [order] : [], isBack ? '' : undefined);
  if (!order) return null;
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            label={t('trail')}
            items={[{ label: t('title'), href: '/orders' }, { label: `#${order.id}` }]}
          />
        }
        title={t('number', { number: String(order.id) })}
        text={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1" aria-live="polite">
            <OrderStatus order={order} />
            <span>{order.service.name}</span>
          </span>
        }
        actions={<OrderButtons order={order} />}
      />
      {line.isLost && <LostLine onRetry={line.reconnect} />}
      <OrderNotice order={order} />
      <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <DeliveryCard order={order} />
          <TimelineCard order={order} />
          <RefillsCard order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <FactsCard order={order} />
          <CostCard order={order} />
        </div>
      </div>
      {paidNetworks && <NextOffers networkIds={paidNetworks} />}
    </>
  );
}

/** Deleted meanwhile, perhaps in another tab: a reload shows the not-found page. */
function useReloadDeleted(orderId: string, error: Error | null): void {
  const services = useServices();
  const { revalidate } = useRevalidator();
  const isGone = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (!isGone) return;
    services.queryClient.removeQueries({ queryKey: orderQuery(services, orderId).queryKey, exact: true });
    void revalidate();
  }, [isGone, services, orderId, revalidate]);
}

/** What is shown may be old until the connection is back. */
function LostLine({ onRetry }: { onRetry(): void }) {
  const t = useTranslations();
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center gap-3 rounded-md bg-warning-soft py-2 pe-2 ps-3.5 text-warning-text"
    >
      <WifiOff className="size-5 shrink-0" aria-hidden="true" />
      <span className="min-w-0 flex-1">{t('shell.offline.liveLost')}</span>
      <Button size="small" onClick={onRetry}>
        {t('common.actions.retry')}
      </Button>
    </div>
  );
}

/** Keeps the order up to date while the tab is visible. */
function useLiveOrder(orderId: string, isLive: boolean): { isLost: boolean; reconnect(): void } {
  const services = useServices();
  const [isLost, setLost] = useState(false);
  const reconnect = useRef(() => {});
  useEffect(() => {
    if (!isLive) return;
    const { queryClient } = services;
    const { queryKey } = orderQuery(services, orderId);
    const show = (text: string) => {
      const { data }: { data: OrderDetails } = JSON.parse(text);
      queryClient.setQueryData(queryKey, data);
      // Refills are in a query of their own.
      void queryClient.invalidateQueries({ queryKey: refillsQuery(services, orderId).queryKey });
    };
    const line = followWhileVisible({
      address: `/api/v1/orders/${orderId}/events?locale=${services.locale}`,
      event: 'order',
      show,
      onLine: (isConnected) => setLost(!isConnected),
      // Deleted in another tab: fetching it again shows that.
      onDeleted: () => void queryClient.invalidateQueries({ queryKey, exact: true }),
    });
    reconnect.current = line.reconnect;
    return line.end;
  }, [services, orderId, isLive]);
  return { isLost: isLost && isLive, reconnect: () => reconnect.current() };
}
