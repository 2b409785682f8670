import type { ReviewedDispute } from '@marquee/contract/generated/console.ts';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

export function useDisputeColumns({ open }: ListAddress): DataColumn<ReviewedDispute>[] {
  const t = useTranslations();
  const { exact } = useAmounts();
  return [
    {
      id: 'id',
      header: t('admin.list.number'),
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
      id: 'customer',
      header: t('admin.list.customer'),
      cell: ({ customer }) => <CustomerCell customer={customer} />,
    },
    {
      id: 'invoice',
      header: t('adminInvoices.disputes.invoice'),
      cell: ({ invoice_id, method }) => (
        <span className="block min-w-0">
          <TextLink href={`/admin/invoices?open=${invoice_id}`}>{`#${invoice_id}`}</TextLink>
          <span className="block truncate text-ink-faint text-note">{method}</span>
        </span>
      ),
    },
    {
      id: 'ref',
      header: t('adminInvoices.disputes.ref'),
      cell: ({ ref }) => <span className="break-all text-ink-soft text-note">{ref}</span>,
    },
    {
      id: 'state',
      header: t('adminInvoices.filters.status'),
      cell: ({ outcome }) => <DisputeState outcome={outcome} />,
    },
    {
      id: 'opened_at',
      header: t('adminInvoices.disputes.opened'),
      cell: ({ opened_at }) => (
        <span className="text-ink-soft text-note">
          <Moment value={opened_at} />
        </span>
      ),
    },
    {
      id: 'taken',
      header: t('adminInvoices.disputes.taken'),
      align: 'end',
      card: 'corner',
      cell: ({ taken }) => <span className="whitespace-nowrap font-medium">{exact(taken)}</span>,
    },
  ];
}

export function DisputeState({ outcome }: Pick<ReviewedDispute, 'outcome'>) {
  const t = useTranslations('adminInvoices.disputes.states');
  const tone = outcome === null ? 'warning' : outcome === 'won' ? 'success' : 'danger';
  return <Status tone={tone}>{t(outcome ?? 'open')}</Status>;
}
