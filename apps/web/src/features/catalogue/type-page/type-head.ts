import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { breadcrumbData, questionsData } from '../../../shell/document/structured-data.ts';
import type { PageModule } from '../../../shell/routing/page-module.ts';
import { shellOf } from '../../../shell/shell-data.ts';
import { serviceTypeQuery } from './api.ts';

export const typeHead: NonNullable<PageModule['head']> = (services, { params, request }) => {
  const type = services.queryClient.getQueryData(serviceTypeQuery(services, params.slug ?? '').queryKey);
  if (!type) return { title: '' };
  const facts = { title: type.title || type.name, description: type.description };
  if (!import.meta.env.SSR) return facts;
  const address = (path: string) => new URL(request.url).origin + localizedPath(path, services.locale);
  const trail = breadcrumbData([
    { name: shellOf(services).settings.panelName, url: address('/') },
    { name: type.network.name, url: address(`/?network=${type.network.slug}`) },
    { name: type.name, url: address(`/${type.slug}`) },
  ]);
  return { ...facts, structuredData: [trail, ...questionsData(type.faq)] };
};
