import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { StatTile } from '../../../ui/charts/stat-tile.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { groupByRange, ranges, readRange, statisticsQuery } from './api.ts';
import { FigureBars, TopFigures } from './top-figures.tsx';

export async function loadOrderStatistics(services: AppServices, query: URLSearchParams): Promise<void> {
  const range = readRange(query);
  await services.queryClient.ensureQueryData(statisticsQuery(services, range, groupByRange[range]));
}

/** What was ordered in a period, over time and by category. `children` is shown below the heading. */
export function OrderStatistics({ children }: { children: ReactNode }) {
  const numbers = useNumbers();
  const t = useTranslations('orders.statistics');
  const common = useTranslations('common');
  const orders = useTranslations('orders');
  const amounts = useAmounts();
  const services = useServices();
  const [query, setQuery] = useSearchParams();
  const range = readRange(query);
  const byTime = useQuery(statisticsQuery(services, range, groupByRange[range]));
  const byService = useQuery(statisticsQuery(services, range, 'service'));
  const byNetwork = useQuery(statisticsQuery(services, range, 'network'));
  const retry = { label: common('actions.retry'), onRetry: () => byTime.refetch(), busy: byTime.isFetching };
  const rows = byTime.data?.data ?? [];
  const total = (name: 'orders' | 'delivered') =>
    numbers.count(rows.reduce((sum, row) => sum + row[name], 0));
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
              setQuery({ of: 'orders', range: next }, { replace: true, preventScrollReset: true })
            }
            options={ranges.map((value) => ({ value, label: t(`ranges.${value}`) }))}
          />
        }
      />
      {children}
      {byTime.isError && <ErrorState title={common('states.failed')} retry={retry} />}
      {byTime.isPending && <Skeleton className="h-120" />}
      {byTime.data && rows.length === 0 && (
        <Card>
          <EmptyState
            illustration="orders"
            title={t('empty.title')}
            text={t('empty.text')}
            action={<LinkButton href="/orders/create">{orders('new')}</LinkButton>}
          />
        </Card>
      )}
      {byTime.data && rows.length > 0 && (
        <div className="flex flex-col gap-5">
          <div className="grid grid-cols-2 gap-3 tablet:grid-cols-3">
            <StatTile label={t('count')} value={total('orders')} />
            <StatTile label={t('delivered')} value={total('delivered')} />
            <div className="col-span-2 grid tablet:col-span-1">
              <StatTile label={t('spent')} value={amounts.charge(byTime.data.total_amount)} />
            </div>
          </div>
          <div className="grid items-start gap-5 desktop:grid-cols-2">
            <Card title={t('byTime')} className="desktop:col-span-2">
              <FigureBars rows={rows.toReversed()} />
            </Card>
            <Card title={t('byNetwork')}>
              <TopFigures figures={byNetwork} />
            </Card>
            <Card title={t('byService')}>
              <TopFigures figures={byService} />
            </Card>
          </div>
        </div>
      )}
    </>
  );
}
