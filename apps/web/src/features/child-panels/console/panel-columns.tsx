import type { StaffChildPanel } from '@marquee/contract/generated/console.ts';
import type { ChildPanelStatus } from '@marquee/domain/child-panels/child-panel.ts';
import { TriangleAlert } from 'lucide-react';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useDates } from '../../../shell/preferences/use-dates.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

const tones: Record<ChildPanelStatus, Tone> = {
  pending_dns: 'info',
  active: 'success',
  expired: 'warning',
  frozen: 'danger',
  terminated: 'neutral',
};

export function StaffPanelStatus({ status }: Pick<StaffChildPanel, 'status'>) {
  const t = useTranslations('adminChildPanels.statuses');
  return <Status tone={tones[status]}>{t(status)}</Status>;
}

export function usePanelColumns({ open }: ListAddress): DataColumn<StaffChildPanel>[] {
  const numbers = useNumbers();
  const t = useTranslations('adminChildPanels');
  const { exact } = useAmounts();
  const { day } = useDates();
  return [
    {
      id: 'domain',
      header: t('domain'),
      card: 'title',
      fixed: true,
      cell: ({ id, domain, leads_elsewhere }) => (
        <span className="flex min-w-0 items-center gap-1.5">
          <button
            type="button"
            data-row-link=""
            className="tap-area wrap-anywhere rounded-sm text-start tablet:whitespace-nowrap font-medium text-primary-text hover:underline"
            onClick={() => open(id)}
          >
            {domain}
          </button>
          {leads_elsewhere && (
            <>
              <TriangleAlert className="size-4 shrink-0 text-warning-text" aria-hidden="true" />
              <span className="sr-only">{t('leadsElsewhere')}</span>
            </>
          )}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('status'),
      card: 'corner',
      cell: ({ status }) => <StaffPanelStatus status={status} />,
    },
    { id: 'owner', header: t('owner'), cell: ({ owner }) => owner && <CustomerCell customer={owner} /> },
    {
      id: 'paid_until',
      header: t('paidUntil'),
      align: 'end',
      cell: ({ paid_until }) => (paid_until ? day(paid_until) : t('notYet')),
    },
    { id: 'price', header: t('price'), align: 'end', cell: ({ price }) => exact(price) },
    {
      id: 'fees',
      header: t('fees'),
      align: 'end',
      stepsBack: { below: 1600, className: 'tablet:max-[1599px]:hidden' },
      cell: ({ fees }) => exact(fees),
    },
    { id: 'revenue', header: t('revenue'), align: 'end', cell: ({ revenue }) => exact(revenue) },
    { id: 'orders', header: t('orders'), align: 'end', cell: ({ orders }) => numbers.count(orders) },
    {
      id: 'waiting_orders',
      header: t('waitingOrders'),
      align: 'end',
      cell: ({ waiting_orders }) => numbers.count(waiting_orders),
    },
    {
      id: 'customers',
      header: t('customers'),
      align: 'end',
      stepsBack: { below: 1600, className: 'tablet:max-[1599px]:hidden' },
      cell: ({ customers }) => numbers.count(customers),
    },
    {
      id: 'created_at',
      header: t('created'),
      align: 'end',
      stepsBack: { below: 1600, className: 'tablet:max-[1599px]:hidden' },
      cell: ({ created_at }) => (
        <span className="whitespace-nowrap text-ink-soft text-note">
          <Moment value={created_at} />
        </span>
      ),
    },
  ];
}
