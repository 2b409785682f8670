import type { ChildPanelView } from '@marquee/contract/generated/earn.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { orNotFound } from '../../shell/errors/or-not-found.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { childPanelQuery, statisticsQuery } from './api.ts';
import { DnsSetup } from './dns/dns-setup.tsx';
import { useOpenedToast } from './dns/use-opened-toast.ts';
import { PanelActions } from './panel-actions.tsx';
import { PanelFacts } from './panel-facts.tsx';
import { PanelStatus, usePanelAbout } from './panel-status.tsx';
import { PanelWarning } from './panel-warning.tsx';
import { PanelStatistics } from './statistics/panel-statistics.tsx';
import { readPeriod } from './statistics/period.ts';
import { usePanelActions } from './use-panel-actions.ts';
import { WaitingOrders } from './waiting-orders.tsx';

export const load: PageModule['load'] = async (services, { params, request }) => {
  const id = params.id ?? '';
  const period = readPeriod(new URL(request.url).searchParams);
  const { queryClient } = services;
  await orNotFound(queryClient.ensureQueryData(childPanelQuery(services, id)), 'page');
  await queryClient.prefetchQuery(statisticsQuery(services, id, period));
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().childPanels?.title ?? '',
});

export function Page() {
  const common = useTranslations('common');
  const { id = '' } = useParams();
  const panel = useQuery(childPanelQuery(useServices(), id));
  if (panel.isPending) return <Skeleton className="h-120" />;
  if (panel.data) return <Panel key={panel.data.id} panel={panel.data} />;
  const retry = { label: common('actions.retry'), onRetry: () => panel.refetch(), busy: panel.isFetching };
  return <ErrorState title={common('states.failed')} retry={retry} />;
}

function Panel({ panel }: { panel: ChildPanelView }) {
  const t = useTranslations('childPanels');
  const about = usePanelAbout()(panel);
  const actions = usePanelActions(panel);
  useOpenedToast(panel);
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            label={t('all')}
            items={[{ label: t('title'), href: '/child-panels' }, { label: panel.domain }]}
          />
        }
        title={<span className="wrap-anywhere">{panel.domain}</span>}
        text={<PanelStatus status={panel.status} />}
      />
      <div className="flex flex-col gap-5">
        <WaitingOrders panel={panel} />
        {panel.dns?.leads_elsewhere && <PanelWarning>{t('about.leadsElsewhere')}</PanelWarning>}
        {panel.status === 'pending_dns' && <DnsSetup panel={panel} />}
        <Card>
          <div className="flex flex-col gap-4">
            {about && <p className="text-ink-soft">{about}</p>}
            <PanelFacts panel={panel} actions={actions} />
            <PanelActions panel={panel} actions={actions} />
          </div>
        </Card>
        {panel.status !== 'pending_dns' && (
          <>
            <PanelStatistics id={String(panel.id)} />
            {panel.status !== 'terminated' && <DnsSetup panel={panel} />}
          </>
        )}
      </div>
    </>
  );
}
