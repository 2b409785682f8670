import type { StaffRefill } from '@marquee/contract/generated/console.ts';
import { type RefillStatus, refillStatuses } from '@marquee/domain/orders/refill-status.ts';
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
import { AnswerForm } from './answer-form.tsx';
import { RowButton, TwoLines } from './order-columns.tsx';
import { filtersFrom, filtersOf, oneOf, type QueueFilters, refreshMs } from './queue-filters.ts';
import { QueuePage } from './queue-page.tsx';

interface Filters extends QueueFilters {
  status: RefillStatus;
}

const listQuery = ({ call }: Pick<AppServices, 'call'>, { search, after, status }: Filters) =>
  queryOptions({
    queryKey: consoleKeys.orderQueue('refills', { search, after, status }),
    queryFn: ({ signal }) => call('listStaffRefills', { query: { search, after, status } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });

export async function load(services: AppServices, args: LoaderFunctionArgs): Promise<void> {
  const { params, ...filters } = filtersFrom(args);
  const status = oneOf(refillStatuses, params.get('status'));
  await services.queryClient.ensureQueryData(listQuery(services, { ...filters, status }));
}

/** What has dropped since it was delivered, and customers want back. */
export function Page() {
  const t = useTranslations('adminQueues');
  const services = useServices();
  const address = useListAddress();
  const filters: Filters = { ...filtersOf(address), status: oneOf(refillStatuses, address.get('status')) };
  const columns = useRefillColumns(address);
  const { search, status } = filters;
  return (
    <QueuePage<StaffRefill>
      name="refills"
      title={t('refills.title')}
      text={t('refills.text')}
      list={useQuery(listQuery(services, filters))}
      columns={columns}
      address={address}
      readCsv={() => services.call('exportStaffRefills', { query: { search, status } })}
      filters={
        <Segmented
          label={t('status')}
          value={status}
          options={refillStatuses.map((value) => ({ value, label: t(`refills.statuses.${value}`) }))}
          onValueChange={(value) => address.filter('status', value)}
        />
      }
      sheetTitle={({ id }) => t('refills.one', { number: String(id) })}
      sheet={(refill) => <RefillReview refill={refill} />}
    />
  );
}

function useRefillColumns({ open }: ListAddress): DataColumn<StaffRefill>[] {
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
      id: 'service',
      header: t('orders.columns.service'),
      cell: ({ service, order_id }) => (
        <TwoLines top={service.name} below={t('adminQueues.order', { number: String(order_id) })} />
      ),
    },
    {
      id: 'provider',
      header: t('adminQueues.provider'),
      cell: ({ provider, last_answer }) => <TwoLines top={provider ?? '–'} below={last_answer} />,
    },
    {
      id: 'since',
      header: t('adminQueues.since'),
      card: 'corner',
      cell: ({ created_at }) => (
        <span className="text-ink-soft text-note">
          <Moment value={created_at} />
        </span>
      ),
    },
  ];
}

function RefillReview({ refill }: { refill: StaffRefill }) {
  const numbers = useNumbers();
  const t = useTranslations();
  const services = useServices();
  const answer = (body: { status: 'in_progress' | 'completed' | 'rejected'; reason?: string }) =>
    services.call('answerStaffRefill', { params: { id: refill.id }, body });
  const isOpen = refill.status === 'pending' || refill.status === 'in_progress';
  return (
    <>
      <LinkChip href={refill.url} title={refill.service.name} />
      <Facts
        facts={[
          [t('admin.list.customer'), <CustomerCell key="customer" customer={refill.customer} />],
          [t('adminQueues.refills.order'), `#${refill.order_id}`],
          [t('orders.columns.quantity'), numbers.count(refill.quantity)],
          ...(refill.fallen_to === null
            ? []
            : ([[t('adminQueues.refills.left'), numbers.count(refill.fallen_to)]] as const)),
          [
            t('adminQueues.refills.by'),
            refill.is_automatic ? t('adminQueues.refills.automatic') : t('admin.list.customer'),
          ],
          [t('adminQueues.provider'), refill.provider ?? '–'],
          ...(refill.last_answer ? ([[t('adminQueues.lastAnswer'), refill.last_answer]] as const) : []),
          ...(refill.reason ? ([[t('adminQueues.reason'), refill.reason]] as const) : []),
          [t('adminQueues.since'), <Moment key="since" value={refill.created_at} />],
        ]}
      />
      {refill.status === 'pending' && (
        <AnswerForm
          action={t('adminQueues.refills.start')}
          done={t('adminQueues.refills.started')}
          send={() => answer({ status: 'in_progress' })}
        />
      )}
      {isOpen && (
        <>
          <AnswerForm
            action={t('adminQueues.refills.complete')}
            done={t('adminQueues.refills.completed')}
            send={() => answer({ status: 'completed' })}
          />
          <AnswerForm
            danger
            field={{
              name: 'reason',
              label: t('adminQueues.reason'),
              hint: t('adminQueues.reasonCustomer'),
            }}
            action={t('adminQueues.refills.reject')}
            done={t('adminQueues.refills.rejected')}
            send={(reason) => answer({ status: 'rejected', ...(reason === '' ? {} : { reason }) })}
          />
        </>
      )}
    </>
  );
}
