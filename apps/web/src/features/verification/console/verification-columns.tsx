import type { StaffVerification } from '@marquee/contract/generated/console.ts';
import type { ReviewedStatus } from '@marquee/domain/verification/verification.ts';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

const tones = { in_review: 'warning', approved: 'success', rejected: 'neutral' } as const;

export function VerificationState({ status }: { status: ReviewedStatus }) {
  const t = useTranslations('adminSupport.verification.statuses');
  return <Status tone={tones[status]}>{t(status)}</Status>;
}

export function useVerificationColumns({ open }: ListAddress): DataColumn<StaffVerification>[] {
  const t = useTranslations();
  const ours = useTranslations('adminSupport.verification');
  return [
    {
      id: 'customer',
      header: t('admin.list.customer'),
      card: 'title',
      fixed: true,
      cell: ({ id, customer }) => (
        <button
          type="button"
          data-row-link=""
          className="tap-area block max-w-full rounded-sm text-start hover:underline"
          onClick={() => open(id)}
        >
          <CustomerCell customer={customer} />
        </button>
      ),
    },
    {
      id: 'documents',
      header: ours('documents'),
      cell: ({ documents }) => ours('files', { count: documents.length }),
    },
    {
      id: 'status',
      header: ours('status'),
      card: 'corner',
      cell: ({ status }) => <VerificationState status={status} />,
    },
    {
      id: 'submitted_at',
      header: ours('submitted'),
      cell: ({ submitted_at }) => submitted_at && <Moment value={submitted_at} />,
    },
    {
      id: 'decided_at',
      header: ours('decided'),
      align: 'end',
      cell: ({ decided_at }) => decided_at && <Moment value={decided_at} />,
    },
  ];
}
