import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../lib/use-services.ts';
import { orNotFound } from '../../../shell/errors/or-not-found.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import type { PageModule } from '../../../shell/routing/page-route.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { NetworkIcon } from '../../../ui/network-icon.tsx';
import { networksQuery, servicesQuery } from '../api.ts';
import { Questions } from '../service-page/questions.tsx';
import { serviceTypeQuery } from './api.ts';
import { OtherTypes } from './other-types.tsx';
import { typeHead } from './type-head.ts';
import { TypeServices } from './type-services.tsx';

const filtersOf = (slug: string) => ({ serviceType: slug, sort: 'popularity' }) as const;

export const load: PageModule['load'] = async (services, { params }) => {
  const slug = params.slug ?? '';
  const { queryClient } = services;
  await orNotFound(queryClient.ensureQueryData(serviceTypeQuery(services, slug)), 'service-type');
  await Promise.all([
    queryClient.ensureQueryData(networksQuery(services)),
    queryClient.ensureInfiniteQueryData(servicesQuery(services, filtersOf(slug))),
  ]);
};

export const head = typeHead;

export function Page() {
  const { slug = '' } = useParams();
  const t = useTranslations();
  const services = useServices();
  const amounts = useAmounts();
  const { data: type } = useQuery(serviceTypeQuery(services, slug));
  const list = useInfiniteQuery(servicesQuery(services, filtersOf(slug)));
  if (!type) return null;
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
      <TypeServices list={list} network={type.network} />
      <div className="flex flex-col gap-6">
        <Questions questions={type.faq} />
        <OtherTypes type={type} />
      </div>
    </>
  );
}
