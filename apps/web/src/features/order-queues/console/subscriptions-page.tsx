import type { StaffSubscription } from '@marquee/contract/generated/console.ts';
import { type SubscriptionList, subscriptionLists } from '@marquee/domain/orders/series-lists.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import { Facts } from '../../../product/console/facts.tsx';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { type ListAddress, useListAddress } from '../../../product/console/use-list-address.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
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
  status: SubscriptionList;
}

const listQuery = ({ call }: Pick<AppServices, 'call'>, { search, after, status }: Filters) =>
  queryOptions({
    queryKey: consoleKeys.orderQueue('subscriptions', { search, after, status }),
    queryFn: ({ signal }) => call('listStaffSubscriptions', { query: { search, after, status } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });

export async function load(services: AppServices, args: LoaderFunctionArgs): Promise<void> {
  const { params, ...filters } = filtersFrom(args);
  const status = oneOf(subscriptionLists, params.get('status'));
  await services.queryClient.ensureQueryData(listQuery(services, { ...filters, status }));
}

/** Subscriptions of all customers; first those of which nobody knows whether the provider watches. */
export function Page() {
  const t = useTranslations('adminQueues');
  const statuses = useTranslations('orders.statuses');
  const services = useServices();
  const address = useListAddress();
  const filters: Filters = { ...filtersOf(address), status: oneOf(subscriptionLists, address.get('status')) };
  const columns = useSubscriptionColumns(address);
  const { search, status } = filters;
  return (
    <QueuePage<StaffSubscription>
      name="subscriptions"
      title={t('subscriptions.title')}
      text={t('subscriptions.text')}
      list={useQuery(listQuery(services, filters))}
      columns={columns}
      address={address}
      readCsv={() => services.call('exportStaffSubscriptions', { query: { search, status } })}
      filters={
        <Segmented
          label={t('status')}
          value={status}
          options={subscriptionLists.map((value) => ({
            value,
            label: value === 'in_doubt' ? t('subscriptions.inDoubt') : statuses(value),
          }))}
          onValueChange={(value) => address.filter('status', value)}
        />
      }
      sheetTitle={({ id }) => t('subscriptions.one', { number: String(id) })}
      sheet={(subscription) => <SubscriptionReview subscription={subscription} />}
    />
  );
}

function useSubscriptionColumns({ open }: ListAddress): DataColumn<StaffSubscription>[] {
  const numbers = useNumbers();
  const t = useTranslations();
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
      id: 'channel',
      header: t('adminQueues.subscriptions.channel'),
      cell: ({ name, url }) => <TwoLines top={name} below={withoutScheme(url)} />,
    },
    {
      id: 'publications',
      header: t('adminQueues.subscriptions.publications'),
      cell: ({ contents_count, contents_limit }) =>
        t('orders.progress', { done: numbers.count(contents_count), total: numbers.count(contents_limit) }),
    },
    {
      id: 'provider',
      header: t('adminQueues.provider'),
      cell: ({ handover }) => <TwoLines top={handover?.provider ?? '–'} below={handover?.last_answer} />,
    },
    {
      id: 'created',
      header: t('orders.columns.created_at'),
      card: 'corner',
      cell: ({ created_at }) => (
        <span className="text-ink-soft text-note">
          <Moment value={created_at} />
        </span>
      ),
    },
  ];
}

function SubscriptionReview({ subscription }: { subscription: StaffSubscription }) {
  const numbers = useNumbers();
  const t = useTranslations();
  const services = useServices();
  const params = { id: subscription.id };
  const { handover } = subscription;
  const resolve = (body: { answer: 'placed' | 'resend'; number?: string }) =>
    services.call('resolveHandover', { params, body });
  return (
    <>
      <LinkChip href={subscription.url} title={subscription.name} />
      <Facts
        facts={[
          [t('admin.list.customer'), <CustomerCell key="customer" customer={subscription.customer} />],
          [t('orders.columns.status'), t(`orders.statuses.${subscription.status}`)],
          [
            t('adminQueues.subscriptions.publications'),
            t('orders.progress', {
              done: numbers.count(subscription.contents_count),
              total: numbers.count(subscription.contents_limit),
            }),
          ],
          ...(handover
            ? ([
                [t('adminQueues.provider'), handover.provider ?? '–'],
                [t('adminQueues.providerNumber'), handover.number ?? '–'],
                [t('adminQueues.lastAnswer'), handover.last_answer ?? '–'],
                [t('adminQueues.since'), <Moment key="since" value={handover.since} />],
              ] as const)
            : []),
          [t('orders.columns.created_at'), <Moment key="created" value={subscription.created_at} />],
        ]}
      />
      {handover?.state === 'unknown' && (
        <>
          <p className="text-ink-soft">{t('adminQueues.unknown.look')}</p>
          <AnswerForm
            title={t('adminQueues.unknown.placed')}
            text={t('adminQueues.subscriptions.placedText')}
            field={{ name: 'number', label: t('adminQueues.providerNumber') }}
            action={t('adminQueues.unknown.placedDo')}
            done={t('adminQueues.unknown.placedDone')}
            send={(number) => resolve({ answer: 'placed', ...(number === '' ? {} : { number }) })}
          />
          <AnswerForm
            title={t('adminQueues.unknown.notPlaced')}
            text={t('adminQueues.unknown.resendText')}
            action={t('adminQueues.unknown.resend')}
            done={t('adminQueues.unknown.resent')}
            send={() => resolve({ answer: 'resend' })}
          />
        </>
      )}
      {subscription.status === 'in_processing' && (
        <AnswerForm
          danger
          text={t('adminQueues.subscriptions.cancelText')}
          field={{ name: 'reason', label: t('adminQueues.reason'), hint: t('adminQueues.reasonStaff') }}
          action={t('adminQueues.subscriptions.cancel')}
          done={t('adminQueues.subscriptions.canceled')}
          send={(reason) => services.call('cancelStaffSubscription', { params, body: { reason } })}
        />
      )}
    </>
  );
}
