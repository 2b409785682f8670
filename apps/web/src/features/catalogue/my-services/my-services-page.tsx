import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useServices } from '../../../lib/use-services.ts';
import { networksQuery } from '../../../shell/navigation/networks.ts';
import type { PageModule } from '../../../shell/routing/page-module.ts';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { type MyServicesView, myServicesQuery } from './api.ts';
import { MyServiceList } from './my-service-list.tsx';

const viewOf = (query: URLSearchParams): MyServicesView =>
  query.get('show') === 'unreviewed' ? 'unreviewed' : 'all';

export const load: PageModule['load'] = async (services, { request }) => {
  const view = viewOf(new URL(request.url).searchParams);
  await Promise.all([
    services.queryClient.ensureQueryData(networksQuery(services)),
    services.queryClient.ensureInfiniteQueryData(myServicesQuery(services, view)),
  ]);
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().service?.mine.title ?? '',
});

export function Page() {
  const t = useTranslations('service.mine');
  const services = useServices();
  const [query, setQuery] = useSearchParams();
  const view = viewOf(query);
  const networks = useQuery(networksQuery(services)).data ?? [];
  const list = useInfiniteQuery(myServicesQuery(services, view));
  const show = (next: MyServicesView) =>
    setQuery(next === 'all' ? {} : { show: next }, { replace: true, preventScrollReset: true });
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('lead')}
        actions={
          <Segmented
            label={t('show')}
            value={view}
            onValueChange={show}
            options={[
              { value: 'all', label: t('all') },
              { value: 'unreviewed', label: t('unreviewed') },
            ]}
          />
        }
      />
      <MyServiceList list={list} networks={networks} view={view} />
    </>
  );
}
