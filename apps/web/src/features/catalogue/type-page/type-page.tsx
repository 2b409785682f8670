import type { Network, ServiceType } from '@marquee/contract/generated/catalogue.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useServices } from '../../../lib/use-services.ts';
import { loadFavourites } from '../../../product/catalogue/favourites-query.ts';
import { labelsQuery } from '../../../product/catalogue/labels-query.ts';
import { Offers } from '../../../product/catalogue/offers/offers.tsx';
import { offersQuery } from '../../../product/catalogue/offers/offers-query.ts';
import { loadBanners } from '../../../shell/banners/api.ts';
import { BannerSlot } from '../../../shell/banners/banner-slot.tsx';
import { breadcrumbData, questionsData } from '../../../shell/document/structured-data.ts';
import { orNotFound } from '../../../shell/errors/or-not-found.ts';
import { networksQuery } from '../../../shell/navigation/networks.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import type { PageModule } from '../../../shell/routing/page-module.ts';
import { shellOf } from '../../../shell/shell-data.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { NetworkDrawings } from '../../../ui/icons/network-drawings.tsx';
import { NetworkIcon } from '../../../ui/icons/network-icon.tsx';
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { servicesQuery } from '../api.ts';
import { allServices } from '../filters/filters.ts';
import { ServiceList } from '../list/service-list.tsx';
import { usePrefetch } from '../list/use-prefetch.ts';
import { loadViewMode, useViewMode, ViewSwitch } from '../list/view-mode.tsx';
import { Questions } from '../service-page/questions.tsx';
import { relatedTypesQuery, serviceTypeQuery } from './api.ts';
import { OtherTypes } from './other-types.tsx';

const typeHead: NonNullable<PageModule['head']> = (services, { params, request }) => {
  const type = services.queryClient.getQueryData(serviceTypeQuery(services, params.slug ?? '').queryKey);
  if (!type) return { title: '' };
  const facts = { title: type.title || type.name, description: type.description };
  if (!import.meta.env.SSR) return facts;
  const address = (path: string) => new URL(request.url).origin + localizedPath(path, services.locale);
  const breadcrumbs = breadcrumbData([
    { name: shellOf(services).settings.panelName, url: address('/') },
    { name: type.network.name, url: address(`/?network=${type.network.slug}`) },
    { name: type.name, url: address(`/${type.slug}`) },
  ]);
  return { ...facts, structuredData: [breadcrumbs, ...questionsData(type.faq)] };
};

const filtersOf = (slug: string) => ({ ...allServices, serviceTypes: [slug] });

export const load: PageModule['load'] = async (services, { params, request }) => {
  const slug = params.slug ?? '';
  const { queryClient } = services;
  const type = await orNotFound(
    queryClient.ensureQueryData(serviceTypeQuery(services, slug)),
    'service-type',
  );
  loadViewMode(services, request);
  await Promise.all([
    queryClient.ensureQueryData(networksQuery(services)),
    queryClient.ensureQueryData(offersQuery(services)),
    queryClient.ensureQueryData(labelsQuery(services)),
    loadFavourites(services),
    queryClient.prefetchQuery(relatedTypesQuery(services, type.id)),
    queryClient.ensureInfiniteQueryData(servicesQuery(services, filtersOf(slug))),
    loadBanners(services, 'services_type_main', 'services_type_first_short', 'services_type_second_short'),
  ]);
};

export const head = typeHead;

export function Page() {
  const { slug = '' } = useParams();
  const t = useTranslations();
  const services = useServices();
  const { data: type } = useQuery(serviceTypeQuery(services, slug));
  const { data: networks = [] } = useQuery(networksQuery(services));
  const { data: offers = [] } = useQuery(offersQuery(services));
  const list = useInfiniteQuery(servicesQuery(services, filtersOf(slug)));
  const [view, chooseView] = useViewMode();
  usePrefetch();
  if (!type) return null;
  const offersAt = (position: 'top' | 'middle' | 'network') => (
    <Offers
      networks={networks}
      allHref="/"
      offers={offers.filter(
        (offer) =>
          offer.position === position && (position !== 'network' || offer.network?.id === type.network.id),
      )}
    />
  );
  return (
    <>
      <Breadcrumb
        label={t('service.trail')}
        items={[
          { label: t('catalogue.title'), href: '/' },
          { label: type.network.name, href: `/?network=${type.network.slug}` },
          { label: type.name },
        ]}
      />
      <TypeHeader type={type} />
      <BannerSlot place="services_type_main" className="pb-5" />
      <div className="grid gap-x-4 tablet:grid-cols-2">
        <BannerSlot place="services_type_first_short" className="pb-5" />
        <BannerSlot place="services_type_second_short" className="pb-5" />
      </div>
      {offersAt('top')}
      <div className="flex justify-end pb-3">
        <ViewSwitch view={view} onView={chooseView} />
      </div>
      <NetworkDrawings networks={networks.filter(({ id }) => id === type.network.id)}>
        <ServiceList
          list={list}
          networks={networks}
          view={view}
          nothing={<EmptyState title={t('service.type.empty')} />}
        />
      </NetworkDrawings>
      <div className="flex flex-col gap-6">
        <div>
          {offersAt('network')}
          {offersAt('middle')}
        </div>
        <Questions questions={type.faq} />
        <OtherTypes type={type} />
      </div>
    </>
  );
}

function TypeHeader({ type }: { type: ServiceType & { network: Network } }) {
  const t = useTranslations();
  const amounts = useAmounts();
  return (
    <header className="mt-3 flex flex-col items-start gap-x-4 gap-y-3 pb-6 tablet:flex-row">
      <NetworkIcon network={type.network} size="large" />
      <div className="min-w-0">
        <h1 dir="auto" className="text-balance font-semibold text-28 tracking-tight">
          {type.title || type.name}
        </h1>
        <p className="mt-1 text-ink-faint text-note tabular-nums">
          {t('catalogue.count', { count: type.services_count })}
          {type.min_price && ` · ${t('common.words.from', { amount: amounts.unitPrice(type.min_price) })}`}
        </p>
        <p dir="auto" className="mt-3 max-w-[76ch] whitespace-pre-line text-pretty text-16 text-ink-soft">
          {type.description}
        </p>
      </div>
    </header>
  );
}
