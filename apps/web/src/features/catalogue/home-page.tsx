import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, startTransition, useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { catalogueSearch } from '../../product/catalogue/catalogue-search.ts';
import { loadFavourites } from '../../product/catalogue/favourites-query.ts';
import { labelsQuery } from '../../product/catalogue/labels-query.ts';
import { offersQuery } from '../../product/catalogue/offers/offers-query.ts';
import { countriesQuery } from '../../product/countries/countries-query.ts';
import { loadBanners } from '../../shell/banners/api.ts';
import { BannerSlot } from '../../shell/banners/banner-slot.tsx';
import { networksQuery } from '../../shell/navigation/networks.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { profileQuery, useProfile } from '../../shell/session/profile.ts';
import { NetworkDrawings } from '../../ui/icons/network-drawings.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { servicesQuery } from './api.ts';
import { CatalogueToolbar } from './catalogue-toolbar.tsx';
import { countFilters } from './filters/filters.ts';
import { filtersQuery, useFilters } from './filters/use-filters.ts';
import { ServiceList } from './list/service-list.tsx';
import { useListStart } from './list/use-list-start.ts';
import { usePrefetch } from './list/use-prefetch.ts';
import { loadViewMode, useViewMode } from './list/view-mode.tsx';
import { NetworkBar, TypeBar } from './network-bar.tsx';
import { type OfferPosition, OffersAt } from './offers/offers-at.tsx';
import { PasteLink } from './search/paste-link.tsx';
import { countShown, useFavouriteIds } from './service/use-favourite-ids.ts';

const loadActive = async () => (await import('./filters/active-filters.tsx')).ActiveFilters;
const loadNothing = async () => (await import('./list/list-problems.tsx')).NothingFound;
// The server renders these directly; the browser keeps that HTML until their code is loaded.
const ActiveFilters = import.meta.env.SSR ? await loadActive() : lazyComponent(loadActive);
const NothingFound = import.meta.env.SSR ? await loadNothing() : lazyComponent(loadNothing);

export const load: PageModule['load'] = async (services, { request }) => {
  const { queryClient } = services;
  const { filters } = await queryClient.ensureQueryData(
    filtersQuery(catalogueSearch(new URL(request.url).searchParams)),
  );
  const isSignedIn = Boolean(queryClient.getQueryData(profileQuery(services).queryKey));
  loadViewMode(services, request);
  await Promise.all([
    queryClient.ensureQueryData(networksQuery(services)),
    queryClient.ensureQueryData(offersQuery(services)),
    queryClient.ensureQueryData(labelsQuery(services)),
    loadFavourites(services),
    filters.favourites && !isSignedIn
      ? undefined
      : queryClient.ensureInfiniteQueryData(servicesQuery(services, filters)),
    filters.countries.length > 0 ? queryClient.ensureQueryData(countriesQuery(services)) : undefined,
    loadBanners(
      services,
      'services_pricing_main',
      'services_pricing_first_short',
      'services_pricing_second_short',
      'services_pricing_long',
      'services_pricing_footer',
    ),
  ]);
};

export function Page() {
  const t = useTranslations('catalogue');
  const services = useServices();
  const { filters: written, adjusted, change, reset } = useFilters();
  const [instant, setInstant] = useState<string>();
  const filters = { ...written, search: (instant ?? written.search) || undefined };
  const networks = useQuery(networksQuery(services)).data ?? [];
  const offers = useQuery(offersQuery(services)).data ?? [];
  const isForGuest = useProfile() === null && filters.favourites;
  const list = useInfiniteQuery({ ...servicesQuery(services, filters), enabled: !isForGuest });
  const favouriteIds = useFavouriteIds(filters.favourites);
  const [view, chooseView] = useViewMode();
  const listStart = useListStart(filters);
  usePrefetch();

  const count = countFilters(filters);
  const isNarrowed = Boolean(
    count || filters.search || filters.networks.length || filters.serviceTypes.length,
  );
  const offersAt = (position: OfferPosition) => (
    <OffersAt
      position={position}
      offers={offers}
      networks={networks}
      chosen={filters.search ? undefined : filters.networks}
      isNarrowed={isNarrowed}
    />
  );
  const hasInterlude = !isNarrowed && offers.some(({ position }) => position === 'middle');
  const nothing = (
    <Suspense>
      <NothingFound
        why={isForGuest ? 'guest' : filters.favourites ? 'favourites' : isNarrowed ? 'filters' : 'empty'}
        onReset={reset}
      />
    </Suspense>
  );

  return (
    <NetworkDrawings networks={networks}>
      <div className="pb-5 desktop:flex desktop:items-end desktop:gap-10">
        <div className="min-w-0 flex-1">
          <h1 className="text-balance font-semibold text-28 tracking-tight desktop:text-40">
            {t(filters.favourites ? 'filters.favourites' : 'headline')}
          </h1>
          <p className="mt-2 max-w-[72ch] text-pretty text-16 text-ink-soft max-tablet:hidden">{t('lead')}</p>
        </div>
        <PasteLink />
      </div>
      <BannerSlot place="services_pricing_main" className="pb-5" />
      <div className="grid gap-x-4 tablet:grid-cols-2">
        <BannerSlot place="services_pricing_first_short" className="pb-5" />
        <BannerSlot place="services_pricing_second_short" className="pb-5" />
      </div>
      <NetworkBar networks={networks} filters={filters} onChange={change} />
      <CatalogueToolbar
        typed={{
          search: written.search ?? '',
          onSearch: (search) => change({ search }),
          onInstant: (text) => startTransition(() => setInstant(text)),
        }}
        filters={filters}
        total={isForGuest ? undefined : countShown(list.data, favouriteIds)}
        onChange={change}
        view={view}
        onView={chooseView}
      />
      <div ref={listStart} className="list-start" />
      <TypeBar networks={networks} filters={filters} onChange={change} />
      {(count > 0 || adjusted.length > 0) && (
        <Suspense>
          <ActiveFilters filters={filters} adjusted={adjusted} onChange={change} />
        </Suspense>
      )}
      {/* Below the search, which stays where it is when they go. */}
      <div className="roomy:pt-2">
        {offersAt('top')}
        {offersAt('network')}
      </div>
      <BannerSlot place="services_pricing_long" className="pb-5" />
      {isForGuest ? (
        nothing
      ) : (
        <ServiceList
          list={list}
          networks={networks}
          view={view}
          search={filters.search}
          only={favouriteIds}
          nothing={nothing}
          interlude={hasInterlude && offersAt('middle')}
        />
      )}
      <BannerSlot place="services_pricing_footer" className="pt-5" />
    </NetworkDrawings>
  );
}
