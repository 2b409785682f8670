import type { StaffOrder } from '@marquee/contract/generated/console.ts';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import { OrderStatus } from '../../../product/orders/order-status.tsx';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { NetworkIcon } from '../../../ui/icons/network-icon.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { LinkText } from '../list/order-cells.tsx';

const from = {
  1200: { below: 1200, className: 'tablet:max-[1199px]:hidden' },
  1400: { below: 1400, className: 'tablet:max-[1399px]:hidden' },
  1600: { below: 1600, className: 'tablet:max-[1599px]:hidden' },
  3000: { below: 3000, className: 'tablet:max-[2999px]:hidden' },
};

export function useStaffOrderColumns({ open }: ListAddress): DataColumn<StaffOrder>[] {
  const numbers = useNumbers();
  const t = useTranslations('adminOrders');
  const list = useTranslations('admin.list');
  const columns = useTranslations('orders.columns');
  const { exact } = useAmounts();
  return [
    {
      id: 'id',
      header: list('number'),
      card: 'title',
      fixed: true,
      cell: ({ id }) => (
        <button
          type="button"
          data-row-link=""
          className="tap-area rounded-sm font-medium text-primary-text tabular-nums hover:underline"
          onClick={() => open(id)}
        >
          #{id}
        </button>
      ),
    },
    {
      id: 'created_at',
      header: columns('created_at'),
      stepsBack: from[1200],
      cell: ({ created_at }) => (
        <span className="whitespace-nowrap text-ink-soft text-note">
          <Moment value={created_at} />
        </span>
      ),
    },
    {
      id: 'customer',
      header: list('customer'),
      cell: ({ customer }) => <CustomerCell customer={customer} />,
    },
    { id: 'service', header: columns('service'), cell: (order) => <ServiceAndLink order={order} /> },
    {
      id: 'quantity',
      header: columns('quantity'),
      align: 'end',
      cell: ({ quantity, current_quantity, status }) => (
        <span className="whitespace-nowrap tabular-nums">
          {status !== 'unpaid' && (
            <span className="text-ink-faint">{numbers.count(current_quantity)} / </span>
          )}
          {numbers.count(quantity)}
        </span>
      ),
    },
    {
      id: 'status',
      header: columns('status'),
      cell: (order) => (
        <span className="flex flex-col max-tablet:items-end">
          <OrderStatus order={order} />
          {order.dispatch === 'unknown' && (
            <span className="text-danger-text text-note">{t('dispatch.unknown')}</span>
          )}
        </span>
      ),
    },
    {
      id: 'provider',
      header: t('filters.provider'),
      stepsBack: from[1400],
      cell: ({ provider, provider_order }) => (
        <span className="block min-w-0">
          <span className="block truncate">{provider?.name}</span>
          <span className="block truncate text-ink-faint text-note">{provider_order}</span>
        </span>
      ),
    },
    {
      id: 'dispatch',
      header: t('filters.dispatch'),
      card: 'none',
      stepsBack: from[3000],
      cell: ({ dispatch }) => dispatch && t(`dispatch.${dispatch}`),
    },
    {
      id: 'mode',
      header: t('filters.mode'),
      card: 'none',
      stepsBack: from[3000],
      cell: ({ mode }) => t(`modes.${mode}`),
    },
    {
      id: 'channel',
      header: t('filters.channel'),
      card: 'none',
      stepsBack: from[1600],
      cell: ({ channel }) => <span className="text-ink-soft">{t(`channels.${channel}`)}</span>,
    },
    {
      id: 'cost',
      header: t('columns.charge'),
      align: 'end',
      card: 'corner',
      cell: ({ cost }) => <span className="whitespace-nowrap font-medium">{exact(cost)}</span>,
    },
    {
      id: 'provider_cost',
      header: t('columns.cost'),
      align: 'end',
      card: 'none',
      stepsBack: from[3000],
      cell: ({ provider_cost }) =>
        provider_cost && <span className="whitespace-nowrap">{exact(provider_cost)}</span>,
    },
    {
      id: 'profit',
      header: t('columns.profit'),
      align: 'end',
      card: 'none',
      stepsBack: from[1600],
      cell: ({ profit }) =>
        profit && (
          <span className={classNames('whitespace-nowrap', profit.startsWith('-') && 'text-danger-text')}>
            {exact(profit)}
          </span>
        ),
    },
  ];
}

function ServiceAndLink({ order: { service, url } }: { order: StaffOrder }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <NetworkIcon network={service.network} size="small" />
      <span className="min-w-0 tablet:w-0 tablet:min-w-48 tablet:flex-1">
        <span dir="auto" className="block truncate" title={service.name}>
          {service.name}
        </span>
        <LinkText url={url} />
      </span>
    </span>
  );
}
