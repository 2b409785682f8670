import { activeStatuses, type OrderStatus } from '@marquee/domain/orders/status.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useServices } from '../../../lib/use-services.ts';
import { NextOffers } from '../../../product/catalogue/offers/next-offers.tsx';
import { loadBanners } from '../../../shell/banners/api.ts';
import { BannerSlot } from '../../../shell/banners/banner-slot.tsx';
import { networksQuery } from '../../../shell/navigation/networks.ts';
import type { PageModule } from '../../../shell/routing/page-module.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { FilterChips } from '../../../ui/tables/filter-chips.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { guestOrdersQuery, type OrderList, ordersQuery } from '../api.ts';
import { loadAfterPayment, useJustPaid } from '../paid/use-just-paid.ts';
import { useReturnedInvoice } from '../paid/use-returned-invoice.ts';
import { GuestOrdersNotice } from './guest-orders-notice.tsx';
import { readOrderFilters, shownStatuses } from './order-filters.ts';
import { OrderListing } from './order-listing.tsx';
import { OrderToolbar } from './order-toolbar.tsx';

interface StatusChipsProps {
  chosen: readonly OrderStatus[];
  onChange(statuses: OrderStatus[]): void;
}

const noOrders: OrderList['data'] = [];

/** Polls while an order is running; a background tab does not. */
const pollInterval = 10_000;

export const load: PageModule['load'] = async (services, { request }) => {
  const filters = readOrderFilters(new URL(request.url).searchParams);
  await Promise.all([
    services.queryClient.ensureQueryData(ordersQuery(services, filters)),
    services.queryClient.ensureQueryData(networksQuery(services)),
    services.queryClient.ensureQueryData(guestOrdersQuery(services)),
    loadBanners(services, 'orders'),
    loadAfterPayment(services, request.url),
  ]);
};

export const head: PageModule['head'] = ({ phrases }) => ({ title: phrases.current().orders?.title ?? '' });

export function Page() {
  const t = useTranslations('orders');
  const services = useServices();
  const [query, setQuery] = useSearchParams();
  const filters = readOrderFilters(query);
  const orders = useQuery({
    ...ordersQuery(services, filters),
    refetchInterval: ({ state }) => (hasActive(state.data) ? pollInterval : false),
    // The customer may have paid at a gateway or in another tab.
    refetchOnWindowFocus: 'always',
  });
  const paidNetworks = useJustPaid(orders.data?.data ?? noOrders, useReturnedInvoice());
  const set = (changes: Record<string, string>) =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('page');
        for (const [name, value] of Object.entries(changes))
          if (value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const lastPage = Math.max(1, Math.ceil((orders.data?.recordsFiltered ?? 0) / filters.perPage));
  const isBeyond = orders.data !== undefined && !orders.isPlaceholderData && filters.page > lastPage;
  // The last order of a page was deleted, or the address is old.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `set` is a new function on every render
  useEffect(() => {
    if (isBeyond) set({ page: lastPage === 1 ? '' : String(lastPage) });
  }, [isBeyond, lastPage]);
  const clear = () => setQuery({}, { replace: true, preventScrollReset: true });
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('lead')}
        actions={
          <LinkButton
            href="/orders/create"
            variant="primary"
            icon={<Plus className="size-4" aria-hidden="true" />}
          >
            {t('new')}
          </LinkButton>
        }
      />
      <BannerSlot place="orders" className="pb-5" />
      <GuestOrdersNotice />
      <Card flush>
        <div className="flex flex-col gap-3 p-4 tablet:px-5">
          <StatusChips chosen={filters.statuses} onChange={(all) => set({ status: all.join(',') })} />
          <OrderToolbar filters={filters} onSet={set} onClear={clear} />
        </div>
        <Suspense>
          <OrderListing orders={orders} filters={filters} onSet={set} onClear={clear} />
        </Suspense>
      </Card>
      {paidNetworks && <NextOffers networkIds={paidNetworks} />}
    </>
  );
}

function hasActive(orders: OrderList | undefined): boolean {
  return orders?.data.some(({ status }) => activeStatuses.some((active) => active === status)) ?? false;
}

function StatusChips({ chosen, onChange }: StatusChipsProps) {
  const t = useTranslations('orders');
  return (
    <FilterChips
      legend={t('filters.statuses')}
      allLabel={t('filters.all')}
      values={shownStatuses}
      chosen={chosen}
      labelOf={(status) => t(`statuses.${status}`)}
      onChange={onChange}
    />
  );
}
