import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import type { AppServices } from '../../../lib/app-services.ts';
import type { ServiceDetails } from '../../../product/catalogue/service-query.ts';
import { serviceQuery } from '../../../product/catalogue/service-query.ts';
import type { PageFacts } from '../../../shell/document/page-head.ts';
import { breadcrumbData, productData, questionsData } from '../../../shell/document/structured-data.ts';
import type { PageModule } from '../../../shell/routing/page-module.ts';
import { shellOf } from '../../../shell/shell-data.ts';

export const serviceHead: NonNullable<PageModule['head']> = (services, { params, request }): PageFacts => {
  const service = services.queryClient.getQueryData(serviceQuery(services, params.slug ?? '').queryKey);
  if (!service) return { title: '' };
  return {
    title: service.meta_title || service.title || service.name,
    description: service.meta_description || service.short_description,
    structuredData: import.meta.env.SSR ? structuredData(services, service, request.url) : undefined,
  };
};

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
