import type { StaffDripFeed } from '@marquee/contract/generated/console.ts';
import { type DripFeedList, dripFeedLists } from '@marquee/domain/orders/series-lists.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import { Facts } from '../../../product/console/facts.tsx';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { type ListAddress, useListAddress } from '../../../product/console/use-list-address.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts, useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { LinkChip } from '../../../ui/text/link-chip.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { withoutScheme } from '../../../ui/text/without-scheme.ts';
import { AnswerForm } from './answer-form.tsx';
import { RowButton, TwoLines } from './order-columns.tsx';
import { filtersFrom, filtersOf, oneOf, type QueueFilters, refreshMs } from './queue-filters.ts';
import { QueuePage } from './queue-page.tsx';

interface Filters extends QueueFilters {
  status: DripFeedList;
}

const listQuery = ({ call }: Pick<AppServices, 'call'>, { search, after, status }: Filters) =>
  queryOptions({
    queryKey: consoleKeys.orderQueue('drip-feeds', { search, after, status }),
    queryFn: ({ signal }) => call('listStaffDripFeeds', { query: { search, after, status } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });

export async function load(services: AppServices, args: LoaderFunctionArgs): Promise<void> {
  const { params, ...filters } = filtersFrom(args);
  const status = oneOf(dripFeedLists, params.get('status'));
  await services.queryClient.ensureQueryData(listQuery(services, { ...filters, status }));
}

/** Drip feeds of all customers. */
export function Page() {
  const t = useTranslations('adminQueues');
  const statuses = useTranslations('orders.statuses');
  const services = useServices();
  const address = useListAddress();
  const filters: Filters = { ...filtersOf(address), status: oneOf(dripFeedLists, address.get('status')) };
  const columns = useFeedColumns(address);
  const { search, status } = filters;
  return (
    <QueuePage<StaffDripFeed>
      name="drip-feeds"
      title={t('feeds.title')}
      text={t('feeds.text')}
      list={useQuery(listQuery(services, filters))}
      columns={columns}
      address={address}
      readCsv={() => services.call('exportStaffDripFeeds', { query: { search, status } })}
      filters={
        <Segmented
          label={t('status')}
          value={status}
          options={dripFeedLists.map((value) => ({ value, label: statuses(value) }))}
          onValueChange={(value) => address.filter('status', value)}
        />
      }
      sheetTitle={({ id }) => t('feeds.one', { number: String(id) })}
      sheet={(feed) => <FeedReview feed={feed} />}
    />
  );
}

function useFeedColumns({ open }: ListAddress): DataColumn<StaffDripFeed>[] {
  const numbers = useNumbers();
  const t = useTranslations();
  const { exact } = useAmounts();
  return [
    {
      id: 'id',
      header: t('admin.list.number'),
      card: 'title',
      cell: ({ id }) => <RowButton id={id} open={open} />,
    },
    {
      id: 'customer',
      header: t('admin.list.customer'),
      cell: ({ customer }) => <CustomerCell customer={customer} />,
    },
    {
      id: 'service',
      header: t('orders.columns.service'),
      cell: ({ service, url }) => <TwoLines top={service.name} below={withoutScheme(url)} />,
    },
    {
      id: 'runs',
      header: t('adminQueues.feeds.runs'),
      cell: ({ completed_runs, runs, failed_runs, customer }) => (
        <span className="flex flex-wrap items-center gap-2">
          {t('orders.progress', { done: numbers.count(completed_runs), total: numbers.count(runs) })}
          {failed_runs > 0 && (
            <BareLink href={`/admin/orders?mode=drip_feed&status=error&customer_id=${customer.id}`}>
              <Badge tone="danger">{t('adminQueues.feeds.failed', { count: failed_runs })}</Badge>
            </BareLink>
          )}
        </span>
      ),
    },
    {
      id: 'next',
      header: t('adminQueues.feeds.next'),
      cell: ({ next_run_at }) => (
        <span className="text-ink-soft text-note">{next_run_at ? <Moment value={next_run_at} /> : '–'}</span>
      ),
    },
    {
      id: 'cost',
      header: t('orders.columns.cost'),
      align: 'end',
      card: 'corner',
      cell: ({ cost }) => <span className="whitespace-nowrap font-medium">{exact(cost)}</span>,
    },
  ];
}

function FeedReview({ feed }: { feed: StaffDripFeed }) {
  const numbers = useNumbers();
  const t = useTranslations();
  const services = useServices();
  const { total } = useAmountsTogether('holdings');
  const progress = (done: number, all: number) =>
    t('orders.progress', { done: numbers.count(done), total: numbers.count(all) });
  return (
    <>
      <LinkChip href={feed.url} title={feed.service.name} />
      <Facts
        facts={[
          [t('admin.list.customer'), <CustomerCell key="customer" customer={feed.customer} />],
          [t('orders.columns.status'), t(`orders.statuses.${feed.status}`)],
          [t('adminQueues.feeds.runs'), progress(feed.completed_runs, feed.runs)],
          [t('orders.columns.current_quantity'), progress(feed.current_quantity, feed.total_quantity)],
          [t('orders.columns.cost'), total(feed.cost)],
          [t('adminQueues.refunded'), total(feed.refunded)],
          [t('orders.columns.created_at'), <Moment key="created" value={feed.created_at} />],
        ]}
      />
      {feed.is_cancelable && (
        <AnswerForm
          danger
          text={t('adminQueues.feeds.cancelText')}
          field={{ name: 'reason', label: t('adminQueues.reason'), hint: t('adminQueues.reasonCustomer') }}
          action={t('adminQueues.feeds.cancel')}
          done={t('adminQueues.feeds.canceled')}
          send={(reason) =>
            services.call('cancelStaffDripFeed', { params: { id: feed.id }, body: { reason } })
          }
        />
      )}
    </>
  );
}
