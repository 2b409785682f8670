import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/use-services.ts';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { reportChannelsQuery } from './api.ts';
import { ChannelChoice, chooseChannel } from './channel-choice.tsx';
import { ChannelReport } from './channel-report.tsx';
import { ConnectNotice } from './connect-notice.tsx';
import { LockedChannel, NoChannel } from './no-reports.tsx';
import { useReportView } from './use-report-view.ts';

// Only what the panel itself knows: a page must not wait for the video network.
export const load: PageModule['load'] = async (services) => {
  await services.queryClient.ensureQueryData(reportChannelsQuery(services));
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().channelReports?.title ?? '',
});

export function Page() {
  const t = useTranslations('channelReports');
  const common = useTranslations('common');
  const channels = useQuery(reportChannelsQuery(useServices()));
  const { view, set } = useReportView();
  const known = channels.data?.data ?? [];
  const canConnect = channels.data?.can_connect ?? false;
  const chosen = chooseChannel(known, view.channelId);
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('lead')}
        actions={
          chosen && (
            <ChannelChoice
              channels={known}
              chosen={chosen}
              canConnect={canConnect}
              onChoose={(channel) => set({ channel })}
            />
          )
        }
      />
      <ConnectNotice />
      {channels.isPending && <Skeleton className="h-120" />}
      {channels.isError && (
        <ErrorState
          title={common('states.failed')}
          retry={{
            label: common('actions.retry'),
            onRetry: () => channels.refetch(),
            busy: channels.isFetching,
          }}
        />
      )}
      {channels.data && !chosen && <NoChannel canConnect={canConnect} />}
      {chosen && !chosen.is_reportable && <LockedChannel canConnect={canConnect} />}
      {chosen?.is_reportable && (
        <ChannelReport key={chosen.channel_id} channel={chosen} canConnect={canConnect} />
      )}
    </>
  );
}
