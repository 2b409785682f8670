import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/use-services.ts';
import { loadBanners } from '../../shell/banners/api.ts';
import { BannerSlot } from '../../shell/banners/banner-slot.tsx';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { useShell } from '../../shell/shell-data.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { gradeHistoryQuery, ladderQuery, ownGradesQuery } from './api.ts';
import { CurrentGrade } from './current-grade.tsx';
import { GradeHistory } from './grade-history.tsx';
import { GradeLadder } from './grade-ladder.tsx';

export const load: PageModule['load'] = async (services) => {
  await Promise.all([
    services.queryClient.ensureQueryData(ladderQuery(services)),
    services.queryClient.ensureQueryData(ownGradesQuery(services)),
    services.queryClient.ensureInfiniteQueryData(gradeHistoryQuery(services)),
    loadBanners(services, 'grades'),
  ]);
};

export const head: PageModule['head'] = ({ phrases }) => ({ title: phrases.current().grades?.title ?? '' });

/** Where the customer stands, what keeps them there, and what comes next. */
export function Page() {
  const t = useTranslations('grades');
  const { grade_period_days } = useShell().settings;
  const counted = grade_period_days === 0 ? t('lifetime') : t('period', { count: grade_period_days });
  return (
    <>
      <PageHeader title={t('title')} text={`${t('text')} ${counted}`} />
      <BannerSlot place="grades" className="pb-5" />
      <Grades />
    </>
  );
}

function Grades() {
  const t = useTranslations('grades');
  const common = useTranslations('common');
  const services = useServices();
  const ladder = useQuery(ladderQuery(services));
  const own = useQuery(ownGradesQuery(services));
  if (ladder.isPending || own.isPending) return <Skeleton className="h-64" />;
  if (!ladder.data || !own.data) {
    const refetch = () => void Promise.all([ladder.refetch(), own.refetch()]);
    const retry = { label: common('actions.retry'), onRetry: refetch, busy: ladder.isFetching };
    return <ErrorState title={common('states.failed')} retry={retry} />;
  }
  if (ladder.data.length === 0)
    return (
      <Card>
        <EmptyState title={t('empty')} text={t('emptyText')} />
      </Card>
    );
  return (
    <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <CurrentGrade own={own.data} />
        <GradeLadder ladder={ladder.data} own={own.data} />
      </div>
      <GradeHistory />
    </div>
  );
}
