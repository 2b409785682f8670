import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { loadBanners } from '../../shell/banners/api.ts';
import { BannerSlot } from '../../shell/banners/banner-slot.tsx';
import type { PageModule } from '../../shell/routing/page-route.ts';
import { networksQuery, servicesQuery } from './api.ts';
import { CatalogueToolbar } from './catalogue-toolbar.tsx';
import { type CatalogueFilters, readFilters, writeFilters } from './filters.ts';
import { NetworkBar } from './network-bar.tsx';
import { ServiceList } from './service-list.tsx';

export const load: PageModule['load'] = async (services, { request }) => {
  const filters = readFilters(new URL(request.url).searchParams);
  await Promise.all([
    services.queryClient.ensureQueryData(networksQuery(services)),
    services.queryClient.ensureInfiniteQueryData(servicesQuery(services, filters)),
    loadBanners(services, 'services_pricing_main'),
  ]);
};

export function Page() {
  const t = useTranslations('catalogue');
  const services = useServices();
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const networks = useQuery(networksQuery(services)).data ?? [];
  const list = useInfiniteQuery(servicesQuery(services, filters));
  const change = (changes: Partial<CatalogueFilters>) =>
    setQuery((current) => writeFilters(current, changes), { replace: true, preventScrollReset: true });

  return (
    <>
      <div className="pb-5">
        <h1 className="text-balance font-semibold text-28 tracking-tight desktop:text-40">{t('headline')}</h1>
        <p className="mt-2 max-w-[72ch] text-pretty text-16 text-ink-soft">{t('lead')}</p>
      </div>
      <BannerSlot place="services_pricing_main" className="pb-5" />
      <NetworkBar networks={networks} filters={filters} onChange={change} />
      <CatalogueToolbar filters={filters} total={list.data?.pages[0]?.total} onChange={change} />
      <ServiceList
        list={list}
        networks={networks}
        filters={filters}
        onReset={() => setQuery(new URLSearchParams())}
      />
    </>
  );
}
