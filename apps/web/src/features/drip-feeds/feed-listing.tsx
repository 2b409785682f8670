import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PagedTable } from '../../product/lists/paged-table.tsx';
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
  return (
    <PagedTable
      label={t('feeds.title')}
      list={feeds}
      columns={useFeedColumns()}
      page={page}
      perPage={feedsPerPage}
      onPage={onPage}
      isNarrowed={isFiltered}
      noneFit={{ title: t('noneFit.title'), clear: { label: t('filters.clear'), onClear } }}
      nothing={nothing}
    />
  );
}
