import type { CustomerRow } from '@marquee/contract/generated/console.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { CustomerState } from './customer-state.tsx';

export function useCustomerColumns(): DataColumn<CustomerRow>[] {
  const t = useTranslations('adminCustomers');
  const list = useTranslations('admin.list');
  const { exact } = useAmounts();
  return [
    {
      id: 'customer',
      header: list('customer'),
      card: 'title',
      fixed: true,
      cell: ({ id, name, email }) => (
        <span className="block min-w-0">
          <BareLink
            data-row-link=""
            href={`/admin/customers/${id}`}
            className="tap-area block truncate rounded-sm font-medium text-primary-text hover:underline"
          >
            {name || email} <span className="text-note tabular-nums">#{id}</span>
          </BareLink>
          {email && (
            <span dir="ltr" className="block truncate text-ink-faint text-note">
              {email}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'state',
      header: t('columns.state'),
      card: 'corner',
      cell: ({ state }) => <CustomerState state={state} />,
    },
    {
      id: 'role',
      header: t('columns.role'),
      card: 'none',
      stepsBack: { below: 1440, className: 'max-wide:hidden' },
      cell: ({ role }) => t(`roles.${role}`),
    },
    {
      id: 'orders',
      header: t('columns.orders'),
      align: 'end',
      cell: ({ orders }) => <span className="tabular-nums">{orders}</span>,
    },
    { id: 'spent', header: t('columns.spent'), align: 'end', cell: ({ spent }) => exact(spent) },
    {
      id: 'balance',
      header: t('columns.balance'),
      align: 'end',
      cell: ({ balance, owed }) => (
        <>
          {exact(balance)}
          {owed !== '0' && (
            <span className="block text-danger-text text-note">
              {t('columns.owed')} {exact(owed)}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'source',
      header: t('columns.source'),
      card: 'none',
      stepsBack: { below: 1440, className: 'max-wide:hidden' },
      cell: ({ marketing_source }) => marketing_source ?? '–',
    },
    {
      id: 'created_at',
      header: t('columns.registered'),
      cell: ({ created_at }) => (
        <span className="text-ink-soft text-note">
          <Moment value={created_at} />
        </span>
      ),
    },
  ];
}
