import type { ServiceCard } from '@marquee/contract/generated/catalogue.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { useQuery } from '@tanstack/react-query';
import { redirect, useParams } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { favouritesQuery } from '../../../product/catalogue/favourites-query.ts';
import { labelsQuery } from '../../../product/catalogue/labels-query.ts';
import { type ServiceDetails, serviceQuery } from '../../../product/catalogue/service-query.ts';
import type { PageFacts } from '../../../shell/document/page-head.ts';
import { breadcrumbData, productData, questionsData } from '../../../shell/document/structured-data.ts';
import { orNotFound } from '../../../shell/errors/or-not-found.ts';
import { networksQuery } from '../../../shell/navigation/networks.ts';
import type { PageModule } from '../../../shell/routing/page-module.ts';
import { loadProfile } from '../../../shell/session/profile.ts';
import { shellOf } from '../../../shell/shell-data.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { boughtTogetherQuery, relatedQuery, reviewsQuery } from './api.ts';
import { OrderBox } from './order-box.tsx';
import { Questions } from './questions.tsx';
import { Reviews } from './reviews.tsx';
import { ServiceFacts } from './service-facts.tsx';
import { ServiceHeading } from './service-heading.tsx';
import { ServiceTexts } from './service-texts.tsx';
import { ServiceTile } from './service-tile.tsx';

const shown = 6;

const serviceHead: NonNullable<PageModule['head']> = (services, { params, request }): PageFacts => {
  const service = services.queryClient.getQueryData(serviceQuery(services, params.slug ?? '').queryKey);
  if (!service) return { title: '' };
  return {
    title: service.meta_title || service.title || service.name,
    description: service.meta_description || service.short_description,
    structuredData: import.meta.env.SSR ? structuredData(services, service, request.url) : undefined,
  };
};

export const load: PageModule['load'] = async (services, { params }) => {
  const slug = params.slug ?? '';
  const { queryClient } = services;
  const service = await orNotFound(queryClient.ensureQueryData(serviceQuery(services, slug)), 'service');
  // A service has one canonical address; others redirect to it.
  if (service.slug !== slug) throw redirect(`/services/${encodeURIComponent(service.slug)}`);
  await Promise.all([
    queryClient.ensureQueryData(networksQuery(services)),
    queryClient.ensureQueryData(labelsQuery(services)),
    queryClient.prefetchQuery(relatedQuery(services, service.id)),
    queryClient.prefetchQuery(boughtTogetherQuery(services, service.id)),
    queryClient.prefetchInfiniteQuery(reviewsQuery(services, service.id)),
    loadProfile(services).then((profile) => profile && queryClient.prefetchQuery(favouritesQuery(services))),
  ]);
};

export const head = serviceHead;

export function Page() {
  const { slug = '' } = useParams();
  const { data: service } = useQuery(serviceQuery(useServices(), slug));
  if (!service) return null;
  return (
    // A container query, because a sidebar may take part of the screen's width.
    <div className="@container" key={service.id}>
      <article className="grid grid-cols-[minmax(0,1fr)] gap-6 @min-[56rem]:grid-cols-[minmax(0,1fr)_22rem] @min-[56rem]:grid-rows-[auto_1fr] @min-[56rem]:gap-x-8">
        <ServiceHeading service={service} />
        <aside className="@min-[56rem]:sticky @min-[56rem]:top-21 @min-[56rem]:row-span-2 @min-[56rem]:self-start">
          <OrderBox service={service} />
        </aside>
        <div className="@container flex min-w-0 flex-col gap-6">
          <ServiceFacts service={service} />
          <ServiceTexts service={service} />
          <Reviews serviceId={service.id} />
          <BoughtTogether serviceId={service.id} />
          <Questions questions={service.faq} />
          <RelatedServices serviceId={service.id} />
        </div>
      </article>
    </div>
  );
}

function structuredData(services: AppServices, service: ServiceDetails, requestUrl: string): object[] {
  const { origin } = new URL(requestUrl);
  const address = (path: string) => origin + localizedPath(path, services.locale);
  const { panelName } = shellOf(services).settings;
  const { network, service_type: type } = service;
  return [
    productData({
      service,
      description: service.description || service.short_description,
      brand: network.name,
      seller: panelName,
      url: address(`/services/${service.slug}`),
    }),
    breadcrumbData([
      { name: panelName, url: address('/') },
      { name: network.name, url: address(`/?network=${network.slug}`) },
      { name: type.name, url: address(`/${type.slug}`) },
      { name: service.name, url: address(`/services/${service.slug}`) },
    ]),
    ...questionsData(service.faq),
  ];
}

function RelatedServices({ serviceId }: { serviceId: number }) {
  const t = useTranslations('service');
  const { data } = useQuery(relatedQuery(useServices(), serviceId));
  return <Tiles title={t('related')} services={data} />;
}

function BoughtTogether({ serviceId }: { serviceId: number }) {
  const t = useTranslations('service');
  const { data } = useQuery(boughtTogetherQuery(useServices(), serviceId));
  return <Tiles title={t('together')} services={data} />;
}

/** Suggestions are optional: if they fail to load, nothing is shown. */
function Tiles({ title, services = [] }: { title: string; services?: readonly ServiceCard[] }) {
  const { data: networks = [] } = useQuery(networksQuery(useServices()));
  if (services.length === 0) return null;
  return (
    <section>
      <h2 className="pb-3 font-semibold text-16">{title}</h2>
      <ul className="grid grid-cols-1 gap-3 @min-[28rem]:grid-cols-2 @min-[46rem]:grid-cols-3">
        {services.slice(0, shown).map((service) => (
          <ServiceTile
            key={service.id}
            service={service}
            network={networks.find((network) => network.id === service.network_id)}
          />
        ))}
      </ul>
    </section>
  );
}
