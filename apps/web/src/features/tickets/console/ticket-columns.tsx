import type { StaffTicketCard } from '@marquee/contract/generated/console.ts';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { TicketStatus } from '../ticket-status.tsx';

export function useTicketColumns(): DataColumn<StaffTicketCard>[] {
  const t = useTranslations();
  const ours = useTranslations('adminSupport.tickets');
  return [
    {
      id: 'subject',
      header: ours('subject'),
      card: 'title',
      fixed: true,
      cell: ({ id, subject, last_message }) => (
        <span className="block min-w-0 max-w-100">
          <BareLink
            href={`/admin/tickets/${id}`}
            data-row-link=""
            className="tap-area block truncate rounded-sm font-medium text-primary-text hover:underline"
          >
            <span className="tabular-nums">#{id}</span> <span dir="auto">{subject}</span>
          </BareLink>
          {last_message && (
            <span dir="auto" className="block truncate text-ink-faint text-note">
              {last_message.author === 'staff'
                ? ours('staffSaid', { text: last_message.text })
                : last_message.text}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'customer',
      header: t('admin.list.customer'),
      cell: ({ customer }) => <CustomerCell customer={customer} />,
    },
    {
      id: 'order',
      header: ours('order'),
      card: 'none',
      cell: ({ order_id }) => order_id !== null && <span className="tabular-nums">#{order_id}</span>,
    },
    {
      id: 'status',
      header: ours('status'),
      cell: ({ status, merged_into }) => (
        <span className="block">
          <TicketStatus status={status} />
          {merged_into !== null && (
            <span className="block text-ink-faint text-note">
              {ours('mergedInto', { ticket: String(merged_into) })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'assignee',
      header: ours('assignee'),
      cell: ({ assignee }) =>
        assignee ? assignee.name : <span className="text-ink-faint">{ours('nobody')}</span>,
    },
    {
      id: 'waiting',
      header: ours('waiting'),
      align: 'end',
      card: 'corner',
      cell: ({ waiting_since, last_message, created_at }) => (
        <span
          className={waiting_since ? 'whitespace-nowrap font-medium' : 'whitespace-nowrap text-ink-faint'}
        >
          <Moment value={waiting_since ?? last_message?.created_at ?? created_at} />
        </span>
      ),
    },
  ];
}
