import { relativeTimesOf } from '@marquee/domain/format/relative-times.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Status } from '../../ui/feedback/status.tsx';
import { NetworkIcon } from '../../ui/icons/network-icon.tsx';
import type { DataColumn } from '../../ui/tables/data-column.ts';
import { Amount } from '../../ui/text/amount.tsx';
import { RelativeDate } from '../../ui/text/date.tsx';
import { type SampleOrder, sampleNow } from './sample-data.ts';

export const orderColumns: readonly DataColumn<SampleOrder>[] = [
  {
    id: 'service',
    header: 'Service',
    fixed: true,
    sortable: true,
    card: 'title',
    cell: (order) => (
      <span className="flex items-center gap-3">
        <NetworkIcon network={order.network} />
        <span className="min-w-0">
          <span className="line-clamp-2 font-medium">{order.service}</span>
          <span className="block font-normal text-ink-faint text-note">#{order.id}</span>
        </span>
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    sortable: true,
    cell: ({ status }) => (
      <Status tone={status.tone} live={status.live}>
        {status.label}
      </Status>
    ),
  },
  {
    id: 'delivered',
    header: 'Delivered',
    card: 'foot',
    cell: (order) => (
      <ProgressBar label="Delivered" hideLabel value={order.delivered} text={`of ${order.quantity}`} />
    ),
  },
  {
    id: 'created',
    header: 'Created',
    sortable: true,
    cell: (order) => <RelativeDate value={order.created} now={sampleNow} times={relativeTimesOf('en')} />,
  },
  {
    id: 'cost',
    header: 'Cost',
    align: 'end',
    sortable: true,
    card: 'corner',
    cell: (order) => <Amount>{order.cost}</Amount>,
  },
];
