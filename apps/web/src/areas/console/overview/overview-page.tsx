import { type OverviewPeriod, overviewPeriods } from '@marquee/domain/charts/overview-periods.ts';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { queuesQuery } from '../../../product/console/queues-query.ts';
import { useListAddress } from '../../../product/console/use-list-address.ts';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { CheckoutFunnel } from './checkout-funnel.tsx';
import { FirstSteps } from './first-steps.tsx';
import { MoneyFigures } from './money-figures.tsx';
import { OrderFigures } from './order-figures.tsx';
import { overviewQuery } from './overview-query.ts';
import { ProviderBalances } from './provider-balances.tsx';
import { TopLists } from './top-lists.tsx';
import { WaitingQueues } from './waiting-queues.tsx';

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const period = readPeriod(new URL(request.url).searchParams.get('period'));
  await Promise.all([
    services.queryClient.ensureQueryData(queuesQuery(services)),
    services.queryClient.ensureQueryData(overviewQuery(services, period)),
  ]);
}

/** What waits, then how the panel is doing beside as many days before. */
export function Page() {
  const t = useTranslations('adminOverview');
  const title = useTranslations('admin.overview')('title');
  const address = useListAddress();
  const period = readPeriod(address.get('period') ?? null);
  const { data: overview } = useQuery(overviewQuery(useServices(), period));
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <Segmented
            label={t('period')}
            value={period}
            options={overviewPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
            onValueChange={(value) => address.filter('period', value)}
          />
        }
      />
      <div className="flex flex-col gap-6">
        <FirstSteps />
        <WaitingQueues />
        {overview?.money && <MoneyFigures figures={overview.money} from={overview.from} to={overview.to} />}
        {overview?.orders && <OrderFigures figures={overview.orders} from={overview.from} />}
        <div className="grid items-start gap-5 desktop:grid-cols-2">
          {overview?.funnel && <CheckoutFunnel funnel={overview.funnel} />}
          {overview && <TopLists overview={overview} />}
          {overview?.providers && <ProviderBalances providers={overview.providers} />}
        </div>
      </div>
    </>
  );
}

function readPeriod(text: string | null): OverviewPeriod {
  return overviewPeriods.find((period) => period === text) ?? 'week';
}
