import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { chartsQuery, ranges, readRange } from './api.ts';
import { PaymentFigures } from './payment-figures.tsx';

export const load: PageModule['load'] = async (services, { request }) => {
  const range = readRange(new URL(request.url).searchParams);
  await services.queryClient.ensureQueryData(chartsQuery(services, range));
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().finances?.statistics.title ?? '',
});

export function Page({ children }: { children?: ReactNode }) {
  const t = useTranslations('finances.statistics');
  const common = useTranslations('common');
  const [query, setQuery] = useSearchParams();
  const range = readRange(query);
  const charts = useQuery(chartsQuery(useServices(), range));
  const retry = { label: common('actions.retry'), onRetry: () => charts.refetch(), busy: charts.isFetching };
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('lead')}
        actions={
          <Segmented
            className="max-w-full flex-wrap"
            label={t('range')}
            value={range}
            onValueChange={(next) =>
              setQuery(next === 'month' ? {} : { range: next }, { replace: true, preventScrollReset: true })
            }
            options={ranges.map((value) => ({ value, label: t(`ranges.${value}`) }))}
          />
        }
      />
      {children}
      {charts.isError && <ErrorState title={common('states.failed')} retry={retry} />}
      {charts.isPending && <Skeleton className="h-120" />}
      {charts.data && <PaymentFigures charts={charts.data} />}
      <p className="pt-5">
        <TextLink href="/finances">{t('all')}</TextLink>
      </p>
    </>
  );
}
