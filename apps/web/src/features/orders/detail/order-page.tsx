import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../lib/use-services.ts';
import { OrderStatus } from '../../../product/orders/order-status.tsx';
import { orNotFound } from '../../../shell/errors/or-not-found.ts';
import type { PageModule } from '../../../shell/routing/page-module.ts';
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { orderQuery } from '../api.ts';
import { useVisitCookies } from '../use-visit-cookies.ts';
import { CostCard } from './cost-card.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { OrderNotice } from './order-notice.tsx';
import { RefillsCard } from './refills-card.tsx';
import { TimelineCard } from './timeline-card.tsx';
import { useGoneOrder } from './use-gone-order.ts';
import { useLiveOrder } from './use-live-order.ts';

export const load: PageModule['load'] = async (services, { params }) => {
  const query = orderQuery(services, params.id ?? '');
  await orNotFound(services.queryClient.ensureQueryData(query), 'orders');
};

export const head: PageModule['head'] = ({ queryClient, phrases, ...services }, { params }) => {
  const order = queryClient.getQueryData(orderQuery(services, params.id ?? '').queryKey);
  return { title: `${phrases.current().orders?.title ?? ''} #${order?.id ?? ''}` };
};

export function Page() {
  const { id = '' } = useParams();
  const t = useTranslations('orders');
  const { data: order, error } = useQuery(orderQuery(useServices(), id));
  // A refill moves an order that has ended; what was canceled stays as it is.
  useLiveOrder(id, order !== undefined && order.status !== 'canceled');
  useGoneOrder(id, error);
  useVisitCookies();
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
    </>
  );
}
