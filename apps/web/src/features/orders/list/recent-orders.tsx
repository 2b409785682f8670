import type { OrderView } from '@marquee/contract/generated/ordering.ts';
import { useQuery } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { keepDots } from '../../../lib/keep-dots.ts';
import { useServices } from '../../../lib/use-services.ts';
import { OrderStatus } from '../../../product/orders/order-status.tsx';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { NetworkIcon } from '../../../ui/icons/network-icon.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { ordersQuery } from '../api.ts';
import { readOrderFilters } from './order-filters.ts';

const shown = 6;
const newest = readOrderFilters(new URLSearchParams());

export async function loadRecentOrders(services: AppServices): Promise<void> {
  await services.queryClient.ensureQueryData(ordersQuery(services, newest));
}

/** The newest orders, for pages about more than orders. */
export function RecentOrders() {
  const t = useTranslations('orders');
  const { data: orders } = useQuery({ ...ordersQuery(useServices(), newest), refetchInterval: 20_000 });
  if (!orders) return null;
  if (orders.data.length === 0)
    return (
      <EmptyState
        illustration="orders"
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <LinkButton href="/orders/create" variant="primary">
            {t('new')}
          </LinkButton>
        }
      />
    );
  return (
    <ul className="divide-y divide-line border-line border-t">
      {orders.data.slice(0, shown).map((order) => (
        <RecentOrder key={order.id} order={order} />
      ))}
    </ul>
  );
}

function RecentOrder({ order }: { order: OrderView }) {
  const t = useTranslations('orders');
  const amounts = useAmounts();
  return (
    <li>
      <BareLink
        href={`/orders/${order.id}`}
        className="flex gap-3 px-4 py-3 transition-colors hover:bg-hover tablet:items-center tablet:px-5"
      >
        <NetworkIcon network={order.service.network} />
        {/* On phones the state stands below the name, so that neither is cut. */}
        <span className="flex min-w-0 flex-1 flex-col gap-1.5 tablet:flex-row tablet:items-center tablet:gap-3">
          <span className="min-w-0 tablet:flex-1">
            <span className="line-clamp-2 font-medium">{keepDots(order.service.name)}</span>
            <span className="block text-ink-faint text-note">
              #{order.id} · <Moment value={order.created_at} inLink /> · {amounts.charge(order.cost)}
            </span>
          </span>
          <span className="flex flex-col gap-1.5 tablet:w-36 tablet:shrink-0">
            <OrderStatus order={order} />
            {order.status !== 'unpaid' && (
              <ProgressBar
                label={t('delivery.title')}
                hideLabel
                value={order.percent_of_current_fill}
                tone={
                  order.status === 'completed'
                    ? 'success'
                    : order.status === 'canceled'
                      ? 'neutral'
                      : 'primary'
                }
              />
            )}
          </span>
        </span>
      </BareLink>
    </li>
  );
}
