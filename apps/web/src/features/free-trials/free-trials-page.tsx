import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/use-services.ts';
import { loadBanners } from '../../shell/banners/api.ts';
import { BannerSlot } from '../../shell/banners/banner-slot.tsx';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { loadProfile, useProfile } from '../../shell/session/profile.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { ownTrialsQuery, questsQuery } from './api.ts';
import { OwnTrials } from './own-trials.tsx';
import { QuestCard } from './quest-card.tsx';

export const load: PageModule['load'] = async (services) => {
  const own = async () => {
    if (await loadProfile(services)) await services.queryClient.ensureQueryData(ownTrialsQuery(services));
  };
  await Promise.all([
    services.queryClient.ensureQueryData(questsQuery(services)),
    loadBanners(services, 'free_trials'),
    own(),
  ]);
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().freeTrials?.title ?? '',
});

export function Page() {
  const t = useTranslations('freeTrials');
  const isSignedIn = useProfile() !== null;
  return (
    <>
      <PageHeader title={t('title')} text={t('lead')} />
      <BannerSlot place="free_trials" className="pb-5" />
      <Quests />
      {isSignedIn && (
        <div className="pt-8">
          <OwnTrials />
        </div>
      )}
    </>
  );
}

function Quests() {
  const t = useTranslations('freeTrials');
  const common = useTranslations('common');
  const quests = useQuery(questsQuery(useServices()));
  if (quests.isPending) return <Skeleton className="h-64" />;
  if (!quests.data) {
    const retry = {
      label: common('actions.retry'),
      onRetry: () => void quests.refetch(),
      busy: quests.isFetching,
    };
    return <ErrorState title={common('states.failed')} retry={retry} />;
  }
  if (quests.data.length === 0)
    return (
      <Card>
        <EmptyState title={t('empty.title')} text={t('empty.text')} />
      </Card>
    );
  return (
    <ul className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
      {quests.data.map((quest) => (
        <QuestCard key={quest.id} quest={quest} />
      ))}
    </ul>
  );
}
