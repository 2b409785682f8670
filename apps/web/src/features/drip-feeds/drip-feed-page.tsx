import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { PagedTable } from '../../product/lists/paged-table.tsx';
import { loadBanners } from '../../shell/banners/api.ts';
import { BannerSlot } from '../../shell/banners/banner-slot.tsx';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { type FeedList, type FeedListParams, feedStatuses, feedsPerPage, feedsQuery } from './api.ts';
import { FeedSheet } from './feed-sheet.tsx';
import { useFeedColumns } from './use-feed-columns.tsx';

interface FeedListingProps {
  feeds: UseQueryResult<FeedList>;
  page: number;
  /** Shown if there are no feeds at all. */
  nothing: React.ReactNode;
  isFiltered: boolean;
  onPage(page: number): void;
  onClear(): void;
}

const pollInterval = 20_000;

function readListParams(query: URLSearchParams): FeedListParams {
  const page = query.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    status: feedStatuses.find((status) => status === query.get('status')),
  };
}

export const load: PageModule['load'] = async (services, { request }) => {
  const params = readListParams(new URL(request.url).searchParams);
  await Promise.all([
    services.queryClient.ensureQueryData(feedsQuery(services, params)),
    loadBanners(services, 'drip_feed'),
  ]);
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().orders?.feeds.title ?? '',
});

export function Page() {
  const t = useTranslations('orders');
  const [query, setQuery] = useSearchParams();
  const params = readListParams(query);
  const { page, status } = params;
  const feeds = useQuery({
    ...feedsQuery(useServices(), params),
    refetchInterval: ({ state }) =>
      state.data?.data.some((feed) => feed.status === 'in_processing') ? pollInterval : false,
  });
  const feedId = /^[1-9]\d{0,14}$/.test(query.get('feed') ?? '') ? (query.get('feed') ?? '') : '';
  const show = (next: FeedListParams) =>
    setQuery(
      {
        ...(next.status ? { status: next.status } : {}),
        ...(next.page > 1 ? { page: String(next.page) } : {}),
      },
      { replace: true, preventScrollReset: true },
    );
  const newFeed = (
    <LinkButton
      href="/orders/create?isDripFeed=1"
      variant="primary"
      icon={<Plus className="size-4" aria-hidden="true" />}
    >
      {t('new')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={t('feeds.title')} text={t('feeds.lead')} actions={newFeed} />
      <BannerSlot place="drip_feed" className="pb-5" />
      <Card flush>
        {(feeds.data?.recordsTotal ?? 0) > 0 && (
          <div className="overflow-x-auto p-4 [scrollbar-width:none] tablet:px-5">
            <Segmented
              label={t('filters.statuses')}
              value={status ?? 'all'}
              options={[
                { value: 'all', label: t('feeds.all') },
                ...feedStatuses.map((value) => ({ value, label: t(`feeds.statuses.${value}`) })),
              ]}
              onValueChange={(value) => show({ page: 1, status: value === 'all' ? undefined : value })}
            />
          </div>
        )}
        <FeedListing
          feeds={feeds}
          page={page}
          isFiltered={status !== undefined}
          onPage={(next) => show({ page: next, status })}
          onClear={() => show({ page: 1, status: undefined })}
          nothing={
            <EmptyState
              illustration="orders"
              title={t('feeds.empty.title')}
              text={t('feeds.empty.text')}
              action={newFeed}
            />
          }
        />
      </Card>
      <FeedSheet feedId={feedId} onClose={() => show(params)} />
    </>
  );
}

function FeedListing({ feeds, page, nothing, isFiltered, onPage, onClear }: FeedListingProps) {
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
