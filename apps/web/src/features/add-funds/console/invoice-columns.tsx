import type { ReviewedInvoice } from '@marquee/contract/generated/console.ts';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { InvoiceState } from '../invoice-state.tsx';
import { knownReason } from './api.ts';

export function useInvoiceColumns({ open }: ListAddress): DataColumn<ReviewedInvoice>[] {
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
      id: 'purpose',
      header: t('adminInvoices.filters.purpose'),
      stepsBack: { below: 1280, className: 'tablet:max-[1279px]:hidden' },
      card: 'none',
      cell: ({ purpose }) => t(`payments.invoice.purpose.${purpose}`),
    },
    {
      id: 'method',
      header: t('finances.columns.method'),
      cell: ({ payment_method, payment_ref, gateway_ref }) => (
        <span className="block min-w-0 max-w-60">
          <span className="block truncate">{payment_method.name}</span>
          <span className="block truncate text-ink-faint text-note">{payment_ref ?? gateway_ref}</span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('adminInvoices.filters.status'),
      cell: ({ status, review_reason }) => (
        <span className="flex flex-col items-start gap-1">
          <InvoiceState status={status} />
          <ReviewBadge reason={review_reason} />
        </span>
      ),
    },
    {
      id: 'created_at',
      header: t('finances.columns.date'),
      cell: ({ created_at, claimed_at }) => (
        <span className="text-ink-soft text-note">
          <Moment value={claimed_at ?? created_at} />
        </span>
      ),
    },
    {
      id: 'total',
      header: t('adminInvoices.facts.total'),
      align: 'end',
      card: 'corner',
      cell: ({ total_amount }) => (
        <span className="whitespace-nowrap font-medium">{exact(total_amount)}</span>
      ),
    },
  ];
}

export function ReviewBadge({ reason }: { reason: string | null }) {
  const t = useTranslations('adminInvoices.reasons');
  const known = knownReason(reason);
  return known ? <Badge tone={known === 'claimed' ? 'info' : 'warning'}>{t(known)}</Badge> : null;
}
