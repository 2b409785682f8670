import type { BulkJob, BulkJobRow } from '@marquee/contract/generated/console.ts';
import { type BulkRowOutcome, bulkRowOutcomes } from '@marquee/domain/orders/staff-actions.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { useServices } from '../../../lib/use-services.ts';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import { Facts } from '../../../product/console/facts.tsx';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useAction } from '../../../product/use-action.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts, useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { JobProgress, JobStatus, workedOn } from './job-columns.tsx';

/** How far a job is, and what became of each order. */
export function BulkJobReview({ job }: { job: BulkJob }) {
  const numbers = useNumbers();
  const t = useTranslations('adminQueues');
  const { total } = useAmountsTogether('holdings');
  return (
    <div className="flex flex-col gap-6">
      <JobProgress job={job} />
      <JobControls job={job} />
      <Facts
        facts={[
          [t('bulk.action'), t(`bulk.actions.${job.action}`)],
          [t('status'), <JobStatus key="status" status={job.status} />],
          ...bulkRowOutcomes.map(
            (outcome) => [t(`jobs.outcomes.${outcome}`), numbers.count(job[outcome])] as const,
          ),
          [t('refunded'), total(job.refunded)],
          ...(job.reason ? ([[t('reason'), job.reason]] as const) : []),
          [t('jobs.by'), <CustomerCell key="by" customer={job.by} />],
          [t('jobs.started'), <Moment key="started" value={job.started_at ?? job.created_at} />],
          ...(job.ended_at
            ? ([[t('jobs.ended'), <Moment key="ended" value={job.ended_at} />]] as const)
            : []),
        ]}
      />
      <JobRows job={job} />
    </div>
  );
}

function JobControls({ job: { id, status } }: { job: BulkJob }) {
  const t = useTranslations('adminQueues.jobs');
  const csv = useTranslations('admin.list')('csv');
  const services = useServices();
  const action = useAction();
  const change = (name: 'startBulkJob' | 'stopBulkJob', done: string) =>
    void action.run(() => services.call(name, { params: { id }, body: {} }), {
      done,
      refresh: [consoleKeys.bulkJobs],
    });
  const download = () =>
    void action.run(async () => {
      const file = await services.call('exportBulkJobRows', { params: { id } });
      saveFile(`bulk-job-${id}.csv`, 'text/csv;charset=utf-8', `\uFEFF${file}`);
    });
  return (
    <div className="flex flex-wrap gap-2">
      {status === 'running' && (
        <Button variant="danger" loading={action.isBusy} onClick={() => change('stopBulkJob', t('stopped'))}>
          {t('stop')}
        </Button>
      )}
      {status === 'stopped' && (
        <Button
          variant="primary"
          loading={action.isBusy}
          onClick={() => change('startBulkJob', t('resumed'))}
        >
          {t('resume')}
        </Button>
      )}
      <Button disabled={action.isBusy} onClick={download}>
        {csv}
      </Button>
    </div>
  );
}

function JobRows({ job }: { job: BulkJob }) {
  const t = useTranslations('adminQueues');
  const next = useTranslations('common.pagination')('next');
  const services = useServices();
  const [outcome, setOutcome] = useState<BulkRowOutcome>();
  const [after, setAfter] = useState<number>();
  const query = { limit: 20, ...(outcome ? { outcome } : {}), ...(after === undefined ? {} : { after }) };
  const { data } = useQuery({
    // Read again whenever the job has got further.
    queryKey: consoleKeys.bulkJobList({ id: job.id, done: workedOn(job), ...query }),
    queryFn: ({ signal }) => services.call('listBulkJobRows', { params: { id: job.id }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="flex flex-col gap-3 border-line border-t pt-5">
      <h3 className="font-semibold">{t('jobs.rows')}</h3>
      <Select
        aria-label={t('jobs.outcome')}
        value={outcome ?? ''}
        placeholder={t('jobs.all')}
        options={bulkRowOutcomes.map((value) => ({ value, label: t(`jobs.outcomes.${value}`) }))}
        onChange={({ target: { value } }) => {
          setOutcome(bulkRowOutcomes.find((name) => name === value));
          setAfter(undefined);
        }}
      />
      <ul className="flex flex-col divide-y divide-line">
        {data?.data.map((row) => (
          <JobRow key={row.id} row={row} />
        ))}
      </ul>
      {data?.next && (
        <Button size="small" onClick={() => setAfter(data.next ?? undefined)}>
          {next}
        </Button>
      )}
    </section>
  );
}

function JobRow({ row: { id, outcome, problem, refunded, done_at } }: { row: BulkJobRow }) {
  const t = useTranslations('adminQueues');
  const { exact } = useAmounts();
  return (
    <li className="flex justify-between gap-4 py-1.5">
      <span className="tabular-nums">#{id}</span>
      <span className="min-w-0 text-end text-ink-soft">
        {outcome ? t(`jobs.outcomes.${outcome}`) : t('jobs.waits')}
        {refunded !== '0' && <span> · {exact(refunded)}</span>}
        {done_at && (
          <span className="block text-ink-faint text-note">
            <Moment value={done_at} />
          </span>
        )}
        {problem && <span className="block text-ink-faint text-note">{t(`problems.${problem}`)}</span>}
      </span>
    </li>
  );
}
