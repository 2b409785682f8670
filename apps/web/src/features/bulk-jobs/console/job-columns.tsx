import type { BulkJob } from '@marquee/contract/generated/console.ts';
import type { BulkJobStatus } from '@marquee/domain/orders/staff-actions.ts';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

const tones: Record<BulkJobStatus, Tone> = {
  draft: 'neutral',
  running: 'primary',
  stopped: 'warning',
  done: 'success',
};

export function JobStatus({ status }: { status: BulkJobStatus }) {
  const t = useTranslations('adminQueues.jobs.statuses');
  return (
    <Status tone={tones[status]} live={status === 'running'}>
      {t(status)}
    </Status>
  );
}

export const workedOn = ({ done, requested, refused, failed }: BulkJob): number =>
  done + requested + refused + failed;

export function JobProgress({ job }: { job: BulkJob }) {
  const numbers = useNumbers();
  const t = useTranslations();
  const done = workedOn(job);
  return (
    <ProgressBar
      hideLabel
      label={t('adminQueues.jobs.progress')}
      value={done}
      max={Math.max(job.total, 1)}
      text={t('orders.progress', { done: numbers.count(done), total: numbers.count(job.total) })}
    />
  );
}

export function useJobColumns({ open }: ListAddress): DataColumn<BulkJob>[] {
  const t = useTranslations();
  const { exact } = useAmounts();
  return [
    {
      id: 'id',
      header: t('admin.list.number'),
      card: 'title',
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
      id: 'action',
      header: t('adminQueues.bulk.action'),
      cell: ({ action }) => t(`adminQueues.bulk.actions.${action}`),
    },
    { id: 'status', header: t('adminQueues.status'), cell: ({ status }) => <JobStatus status={status} /> },
    { id: 'progress', header: t('adminQueues.jobs.progress'), cell: (job) => <JobProgress job={job} /> },
    { id: 'by', header: t('adminQueues.jobs.by'), cell: ({ by }) => <CustomerCell customer={by} /> },
    {
      id: 'started',
      header: t('adminQueues.jobs.started'),
      cell: ({ started_at, created_at }) => (
        <span className="text-ink-soft text-note">
          <Moment value={started_at ?? created_at} />
        </span>
      ),
    },
    {
      id: 'refunded',
      header: t('adminQueues.refunded'),
      align: 'end',
      card: 'corner',
      cell: ({ refunded }) => <span className="whitespace-nowrap font-medium">{exact(refunded)}</span>,
    },
  ];
}
