import type { QueuedOrder } from '@marquee/contract/generated/console.ts';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { withoutScheme } from '../../../ui/text/without-scheme.ts';

/** The number that opens a row. */
export function RowButton({ id, open }: { id: number; open(id: number): void }) {
  return (
    <button
      type="button"
      data-row-link=""
      className="tap-area rounded-sm font-medium text-primary-text tabular-nums hover:underline"
      onClick={() => open(id)}
    >
      #{id}
    </button>
  );
}

/** Two lines: what it is, and what tells it apart. */
export function TwoLines({ top, below }: { top: string; below?: string | null | undefined }) {
  return (
    <span className="block min-w-0">
      <span dir="auto" className="block truncate">
        {top}
      </span>
      {below && (
        <span dir="auto" className="block truncate text-ink-faint text-note">
          {below}
        </span>
      )}
    </span>
  );
}

export function useOrderColumns<Row extends QueuedOrder>({ open }: ListAddress): DataColumn<Row>[] {
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
      id: 'provider',
      header: t('adminQueues.provider'),
      cell: ({ provider, last_answer }) => <TwoLines top={provider ?? '–'} below={last_answer} />,
    },
    {
      id: 'since',
      header: t('adminQueues.since'),
      cell: ({ since }) => (
        <span className="text-ink-soft text-note">
          <Moment value={since} />
        </span>
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
