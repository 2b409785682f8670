import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { loadBanners } from '../../shell/banners/api.ts';
import { BannerSlot } from '../../shell/banners/banner-slot.tsx';
import type { PageModule } from '../../shell/routing/page-route.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { feedsPerPage, feedsQuery } from './api.ts';
import { FeedSheet } from './feed-sheet.tsx';
import { useFeedColumns } from './use-feed-columns.tsx';

const lookAgainAfter = 20_000;

function pageOf(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

export const load: PageModule['load'] = async (services, { request }) => {
  const page = pageOf(new URL(request.url).searchParams);
  await Promise.all([
    services.queryClient.ensureQueryData(feedsQuery(services, page)),
    loadBanners(services, 'drip_feed'),
  ]);
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().orders?.feeds.title ?? '',
});

export function Page() {
  const t = useTranslations('orders');
  const common = useTranslations('common');
  const columns = useFeedColumns();
  const [query, setQuery] = useSearchParams();
  const page = pageOf(query);
  const feeds = useQuery({
    ...feedsQuery(useServices(), page),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === 'in_processing') ? lookAgainAfter : false,
  });
  const feedId = /^[1-9]\d{0,14}$/.test(query.get('feed') ?? '') ? (query.get('feed') ?? '') : '';
  const show = (next: number) =>
    setQuery(next === 1 ? {} : { page: String(next) }, { replace: true, preventScrollReset: true });
  const pageCount = Math.max(1, Math.ceil((feeds.data?.recordsFiltered ?? 0) / feedsPerPage));
  const newFeed = (
    <LinkButton href="/orders/create?isDripFeed=1" variant="primary">
      {t('new')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={t('feeds.title')} text={t('feeds.lead')} actions={newFeed} />
      <BannerSlot place="drip_feed" className="pb-5" />
      <Card flush>
        {feeds.isError ? (
          <ErrorState
            title={common('states.failed')}
            text={feeds.error.message}
            retry={{
              label: common('actions.retry'),
              onRetry: () => feeds.refetch(),
              busy: feeds.isFetching,
            }}
          />
        ) : (
          <DataTable
            label={t('feeds.title')}
            columns={columns}
            rows={feeds.data?.data ?? []}
            rowKey={({ id }) => String(id)}
            loading={feeds.isPending}
            empty={
              <EmptyState
                illustration="orders"
                title={t('feeds.empty.title')}
                text={t('feeds.empty.text')}
                action={newFeed}
              />
            }
          />
        )}
        {pageCount > 1 && (
          <div className="border-line border-t px-4 py-3 tablet:px-5">
            <Pagination
              label={common('pagination.label')}
              previousLabel={common('pagination.previous')}
              nextLabel={common('pagination.next')}
              summary={common('pagination.position', { page: String(page), pages: String(pageCount) })}
              page={page}
              pageCount={pageCount}
              onPageChange={show}
            />
          </div>
        )}
      </Card>
      <FeedSheet feedId={feedId} onClose={() => show(page)} />
    </>
  );
}
