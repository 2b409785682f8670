import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { chosenServiceQuery } from '../../features/ordering/api.ts';
import { lineFromQuery } from '../../features/ordering/form/line/form-line.ts';
import { lineFromOrder, prefilledLine } from '../../features/ordering/form/line/prefilled-line.ts';
import { OrderForm } from '../../features/ordering/form/order-form.tsx';
import { PlacedNotice } from '../../features/ordering/placed-notice.tsx';
import { savedLinksQuery } from '../../features/ordering/saved-links/api.ts';
import { orderQuery } from '../../features/orders/api.ts';
import { watchedNetworksQuery } from '../../features/subscriptions/api.ts';
import { useServices } from '../../lib/use-services.ts';
import { checkoutMethodsQuery } from '../../product/payments/payment-queries.ts';
import { loadBanners } from '../../shell/banners/api.ts';
import { BannerSlot } from '../../shell/banners/banner-slot.tsx';
import { Notice } from '../../shell/forms/notice.tsx';
import { networksQuery } from '../../shell/navigation/networks.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { profileQuery } from '../../shell/session/profile.ts';
import { useShell } from '../../shell/shell-data.ts';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

const loadMassOrder = async () => (await import('../../features/ordering/mass/mass-order.tsx')).MassOrder;
// The server renders it directly; the browser keeps that HTML until the code has loaded.
const MassOrder = import.meta.env.SSR ? await loadMassOrder() : lazyComponent(loadMassOrder);

const loadSubscriptionForm = async () =>
  (await import('../../features/subscriptions/subscription-form.tsx')).SubscriptionForm;
const SubscriptionForm = import.meta.env.SSR
  ? await loadSubscriptionForm()
  : lazyComponent(loadSubscriptionForm);

/** The id of the order to repeat; what is not in the query comes from that order. */
const reorderId = (query: URLSearchParams) => /^[1-9]\d{0,14}$/.exec(query.get('orderId') ?? '')?.[0] ?? '';

const offeredTypes = ['single', 'multi', 'expert', 'autopromotion'] as const;

export const load: PageModule['load'] = async (services, { request }) => {
  const query = new URL(request.url).searchParams;
  const isSignedIn = Boolean(services.queryClient.getQueryData(profileQuery(services).queryKey));
  const orderId = isSignedIn ? reorderId(query) : '';
  const preselected = query.get('service') ?? String(lineFromQuery(query).serviceId ?? '');
  await Promise.all([
    services.queryClient.ensureQueryData(networksQuery(services)),
    services.queryClient.prefetchQuery(checkoutMethodsQuery(services)),
    isSignedIn ? services.queryClient.prefetchQuery(savedLinksQuery(services)) : undefined,
    orderId ? services.queryClient.prefetchQuery(orderQuery(services, orderId)) : undefined,
    preselected ? services.queryClient.prefetchQuery(chosenServiceQuery(services, preselected)) : undefined,
    query.get('type') === 'autopromotion'
      ? services.queryClient.prefetchQuery(watchedNetworksQuery(services))
      : undefined,
    loadBanners(services, 'create_order', 'autopromotion'),
  ]);
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().ordering?.title ?? '',
});

/** One page for every kind of order; the query prefills the form. */
export function Page() {
  const t = useTranslations('ordering');
  const services = useServices();
  const { settings } = useShell();
  const [query, setQuery] = useSearchParams();
  const { data: networks = [] } = useQuery(networksQuery(services));
  // A link that sells one service names it; if it no longer exists, every service can be chosen.
  const slug = query.get('service') ?? '';
  const { data: sold, isError: isUnknown } = useQuery(chosenServiceQuery(services, slug));
  const prefill = lineFromQuery(query);
  const { data: preselected } = useQuery(chosenServiceQuery(services, String(prefill.serviceId ?? '')));
  const { data: previousOrder } = useQuery({ ...orderQuery(services, reorderId(query)), enabled: false });
  const isFrozen = sold !== undefined && !sold.is_deactivated;
  const isGone = isUnknown || sold?.is_deactivated || preselected?.is_deactivated;

  const placed = query.get('placed');
  if (placed !== null) return <PlacedNotice how={placed} />;

  const types = offeredTypes.filter((type) => settings.orderTypes.includes(type));
  const requestedType = types.find((type) => type === query.get('type')) ?? types[0] ?? 'single';
  // A link for one service opens the form for one or several orders, never the other types.
  const kind = isFrozen && requestedType !== 'multi' ? 'single' : requestedType;
  const initial = {
    ...(previousOrder ? lineFromOrder(previousOrder) : {}),
    ...prefilledLine(prefill, preselected ?? sold, networks),
    ...(isFrozen ? { networkId: sold.network_id, typeId: sold.service_type_id, serviceId: sold.id } : {}),
  };
  const address = [...query].filter(([name]) => name !== 'type');
  return (
    <>
      <PageHeader title={t('title')} text={t('lead')} />
      <BannerSlot place={kind === 'autopromotion' ? 'autopromotion' : 'create_order'} className="pb-5" />
      {types.length > 1 && !isFrozen && (
        <div className="pb-5">
          <Segmented
            // Two rows on phones: in one that scrolls, the chosen type could be out of sight.
            className="max-tablet:grid max-tablet:w-full max-tablet:grid-cols-2"
            label={t('types.label')}
            value={kind}
            options={types.map((type) => ({ value: type, label: t(`types.${type}`) }))}
            onValueChange={(type) => setQuery((current) => withType(current, type), { replace: true })}
          />
        </div>
      )}
      {isGone && (
        <div className="pb-5">
          <Notice tone="danger">{t('service.missing')}</Notice>
        </div>
      )}
      {kind === 'expert' || kind === 'autopromotion' ? (
        <Suspense
          fallback={
            <Card>
              <SkeletonLines count={8} />
            </Card>
          }
        >
          {kind === 'expert' ? <MassOrder /> : <SubscriptionForm initialUrl={query.get('url') ?? ''} />}
        </Suspense>
      ) : (
        <OrderForm
          // Another query is another order; changing only the type keeps what was entered.
          key={JSON.stringify([address, isFrozen])}
          networks={networks}
          kind={kind}
          initial={initial}
          isFrozen={isFrozen}
          isReorder={query.get('state') === 'preselected'}
          cartIndex={cartIndex(query.get('cartItem'))}
        />
      )}
    </>
  );
}

function withType(query: URLSearchParams, type: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('type', type);
  return next;
}

function cartIndex(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
