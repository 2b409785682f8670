import { useQuery } from '@tanstack/react-query';
import { redirect, useParams } from 'react-router';
import { useServices } from '../../../lib/use-services.ts';
import { favouritesQuery } from '../../../product/catalogue/favourites-query.ts';
import { serviceQuery } from '../../../product/catalogue/service-query.ts';
import { orNotFound } from '../../../shell/errors/or-not-found.ts';
import { networksQuery } from '../../../shell/navigation/networks.ts';
import type { PageModule } from '../../../shell/routing/page-module.ts';
import { loadProfile } from '../../../shell/session/profile.ts';
import { boughtTogetherQuery, relatedQuery, reviewsQuery } from './api.ts';
import { OrderBox } from './order-box.tsx';
import { Questions } from './questions.tsx';
import { Reviews } from './reviews.tsx';
import { ServiceFacts } from './service-facts.tsx';
import { serviceHead } from './service-head.ts';
import { ServiceHeading } from './service-heading.tsx';
import { BoughtTogether, RelatedServices } from './service-suggestions.tsx';
import { ServiceTexts } from './service-texts.tsx';

export const load: PageModule['load'] = async (services, { params }) => {
  const slug = params.slug ?? '';
  const { queryClient } = services;
  const service = await orNotFound(queryClient.ensureQueryData(serviceQuery(services, slug)), 'service');
  // A service has one address, whatever else leads to it.
  if (service.slug !== slug) throw redirect(`/services/${encodeURIComponent(service.slug)}`);
  await Promise.all([
    queryClient.ensureQueryData(networksQuery(services)),
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
    // The room decides, not the screen: a sidebar may take a part of it.
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
