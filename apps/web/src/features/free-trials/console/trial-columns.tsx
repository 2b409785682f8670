import type { StaffTrial } from '@marquee/contract/generated/console.ts';
import type { FreeTrialStatus } from '@marquee/domain/free-trials/free-trial.ts';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

const tones: Record<FreeTrialStatus, Tone> = {
  in_moderation: 'warning',
  in_processing: 'info',
  completed: 'success',
  rejected: 'neutral',
  expired: 'neutral',
};

export function TrialState({ status }: { status: FreeTrialStatus }) {
  const t = useTranslations('adminTrials.trials.statuses');
  return <Status tone={tones[status]}>{t(status)}</Status>;
}

/** Why a request waits for a person. */
export function Suspicions({ suspicions }: Pick<StaffTrial, 'suspicions'>) {
  const t = useTranslations('adminTrials.trials');
  if (suspicions.length === 0) return <span className="text-ink-faint">{t('clean')}</span>;
  return (
    <span className="flex flex-wrap gap-1">
      {suspicions.map((reason) => (
        <Badge key={reason} tone="warning">
          {t(`suspicions.${reason}`)}
        </Badge>
      ))}
    </span>
  );
}

export function useTrialColumns({ open }: ListAddress): DataColumn<StaffTrial>[] {
  const numbers = useNumbers();
  const t = useTranslations('adminTrials.trials');
  const list = useTranslations('admin.list');
  const { exact } = useAmounts();
  return [
    {
      id: 'id',
      header: list('number'),
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
      header: list('customer'),
      cell: ({ customer }) => <CustomerCell customer={customer} />,
    },
    {
      id: 'quest',
      header: t('quest'),
      cell: ({ quest, quantity, service }) => (
        <span className="block max-w-72">
          <span className="line-clamp-2">{quest.name}</span>
          <span className="line-clamp-1 text-ink-faint text-note tabular-nums">
            {numbers.count(quantity)} × {service.name}
          </span>
        </span>
      ),
    },
    {
      id: 'why',
      header: t('why'),
      cell: ({ suspicions }) => <Suspicions suspicions={suspicions} />,
    },
    {
      id: 'proof',
      header: t('proof'),
      cell: ({ proof_url, proof_file }) =>
        proof_url || proof_file ? (
          <span className="line-clamp-1 max-w-48 break-all">{proof_file ?? proof_url}</span>
        ) : (
          <span className="text-ink-faint">{t('noProof')}</span>
        ),
    },
    { id: 'status', header: t('status'), cell: ({ status }) => <TrialState status={status} /> },
    {
      id: 'value',
      header: t('value'),
      align: 'end',
      card: 'corner',
      cell: ({ value }) => <span className="whitespace-nowrap font-medium">{exact(value)}</span>,
    },
    {
      id: 'created_at',
      header: t('requested'),
      align: 'end',
      cell: ({ created_at }) => (
        <span className="whitespace-nowrap text-ink-soft text-note">
          <Moment value={created_at} />
        </span>
      ),
    },
  ];
}
