import type { GradeChangeView } from '@marquee/contract/generated/account.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { useServices } from '../../lib/use-services.ts';
import { Moment } from '../../shell/preferences/moment.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SkeletonLines } from '../../ui/feedback/skeleton-lines.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { gradeHistoryQuery } from './api.ts';

export function GradeHistory() {
  const t = useTranslations('grades');
  const common = useTranslations('common');
  const history = useInfiniteQuery(gradeHistoryQuery(useServices()));
  const changes = history.data?.pages.flatMap(({ data }) => data) ?? [];
  const retry = {
    label: common('actions.retry'),
    onRetry: () => history.refetch(),
    busy: history.isFetching,
  };
  return (
    <Card title={t('history')}>
      {history.isPending && <SkeletonLines count={3} />}
      {history.isError && changes.length === 0 && (
        <ErrorState title={common('states.failed')} retry={retry} />
      )}
      {history.isSuccess && changes.length === 0 && <p className="text-ink-soft">{t('historyEmpty')}</p>}
      <ul>
        {changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ul>
      {history.hasNextPage && (
        <Button size="small" loading={history.isFetchingNextPage} onClick={() => history.fetchNextPage()}>
          {common('actions.showMore')}
        </Button>
      )}
    </Card>
  );
}

function Change({ change: { kind, from, to, created_at } }: { change: GradeChangeView }) {
  const t = useTranslations('grades');
  const Icon = kind === 'reached' ? TrendingUp : TrendingDown;
  const text =
    kind === 'reached'
      ? t('reached', { name: to ?? '' })
      : to === null
        ? t('ended', { from: from ?? '' })
        : t('lowered', { from: from ?? '–', to });
  return (
    <li className="flex gap-2.5 border-line border-b py-2.5 last:border-b-0">
      <Icon
        className={
          kind === 'reached'
            ? 'mt-0.5 size-4 shrink-0 text-success-text'
            : 'mt-0.5 size-4 shrink-0 text-ink-faint'
        }
        aria-hidden="true"
      />
      <div className="min-w-0">
        <p className="break-words">{text}</p>
        <p className="text-ink-faint text-note">
          <Moment value={created_at} />
        </p>
      </div>
    </li>
  );
}
