import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFailureWords } from '../../shell/errors/use-failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ListPages } from '../../ui/list-pages.tsx';
import { type FeedList, feedsPerPage } from './api.ts';
import { useFeedColumns } from './use-feed-columns.tsx';

interface FeedListingProps {
  feeds: UseQueryResult<FeedList>;
  page: number;
  /** What to show where there is none at all. */
  nothing: React.ReactNode;
  isFiltered: boolean;
  onPage(page: number): void;
  onClear(): void;
}

export function FeedListing({ feeds, page, nothing, isFiltered, onPage, onClear }: FeedListingProps) {
  const t = useTranslations('orders');
  const common = useTranslations('common');
  const columns = useFeedColumns();
  const failureWords = useFailureWords();
  if (feeds.isLoadingError) {
    const retry = { label: common('actions.retry'), onRetry: () => feeds.refetch(), busy: feeds.isFetching };
    return <ErrorState title={common('states.failed')} text={failureWords(feeds.error)} retry={retry} />;
  }
  const noneFit = (
    <EmptyState
      illustration="search"
      title={t('noneFit.title')}
      action={<Button onClick={onClear}>{t('filters.clear')}</Button>}
    />
  );
  return (
    <div className={feeds.isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
      <DataTable
        label={t('feeds.title')}
        columns={columns}
        rows={feeds.data?.data ?? []}
        rowKey={({ id }) => String(id)}
        loading={feeds.isPending}
        empty={isFiltered || page > 1 ? noneFit : nothing}
      />
      <ListPages
        found={feeds.data?.recordsFiltered ?? 0}
        perPage={feedsPerPage}
        page={page}
        onPage={onPage}
      />
    </div>
  );
}
