import type { FreeTrial } from '@marquee/contract/generated/earn.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/use-services.ts';
import { freeTrialKeys } from '../../product/query-keys.ts';
import { useAction } from '../../product/use-action.ts';
import { saveFetchedFile } from '../../shell/files/fetch-file.ts';
import { useRefreshOnNotice } from '../../shell/notifications/use-refresh-on-notice.ts';
import { Moment } from '../../shell/preferences/moment.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Status } from '../../ui/feedback/status.tsx';
import type { Tone } from '../../ui/feedback/tone.ts';
import { Card } from '../../ui/layout/card.tsx';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { ownTrialsQuery } from './api.ts';

const tones: Record<FreeTrial['status'], Tone> = {
  in_moderation: 'info',
  in_processing: 'primary',
  completed: 'success',
  rejected: 'danger',
  expired: 'neutral',
};

const pollInterval = 20_000;
const isUnderWay = ({ status }: FreeTrial) => status === 'in_moderation' || status === 'in_processing';

/** The customer's trials, of one quest or of all, with where each of them stands. */
export function OwnTrials({ questId }: { questId?: number }) {
  const t = useTranslations('freeTrials.own');
  const { data: trials = [] } = useQuery({
    ...ownTrialsQuery(useServices()),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollInterval : false),
  });
  useRefreshOnNotice(freeTrialKeys.all);
  const shown = trials.filter((trial) => questId === undefined || trial.free_trial_quest_id === questId);
  if (shown.length === 0 && questId !== undefined) return null;
  return (
    <Card flush title={t('title')}>
      {shown.length === 0 ? (
        <EmptyState illustration="orders" title={t('empty')} text={t('emptyText')} />
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {shown.map((trial) => (
            <TrialRow key={trial.id} trial={trial} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function TrialRow({ trial }: { trial: FreeTrial }) {
  const numbers = useNumbers();
  const t = useTranslations('freeTrials');
  const { status, reward, expire_at, order_id, reject_reason } = trial;
  return (
    <li className="flex flex-col gap-x-5 gap-y-1 px-4 py-3 tablet:flex-row tablet:items-start tablet:px-5">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="font-medium">
          {trial.quest_name}
        </p>
        <p className="text-ink-soft text-note tabular-nums">
          {numbers.count(reward.quantity)} × {reward.service.name}
        </p>
        <p dir="auto" className="break-all text-ink-faint text-note">
          {trial.url}
        </p>
        <SentProof trial={trial} />
        {reject_reason && (
          <p dir="auto" className="text-danger-text text-note">
            {t('own.reason', { reason: reject_reason })}
          </p>
        )}
      </div>
      <div className="flex shrink-0 flex-col gap-1 text-note tablet:items-end">
        <Status tone={tones[status]} live={isUnderWay(trial)}>
          {t(`statuses.${status}`)}
        </Status>
        <span className="text-ink-faint">
          {expire_at ? (
            t.rich('own.expires', { time: () => <Moment value={expire_at} /> })
          ) : (
            <Moment value={trial.ended_at ?? trial.created_at} />
          )}
        </span>
        {order_id !== null && (
          <TextLink href={`/orders/${order_id}`}>{t('own.order', { order: String(order_id) })}</TextLink>
        )}
      </div>
    </li>
  );
}

/** What the customer sent along, to look at again. */
function SentProof({ trial: { id, proof_url, proof_file } }: { trial: FreeTrial }) {
  const t = useTranslations('freeTrials.own');
  const { isBusy, run } = useAction();
  if (!proof_url && !proof_file) return null;
  return (
    <p dir="auto" className="flex flex-wrap gap-x-2 break-all text-note">
      <span className="text-ink-faint">{t('proof')}</span>
      {proof_url && <span className="text-ink-soft">{proof_url}</span>}
      {proof_file && (
        <button
          type="button"
          className="text-link tap-area"
          disabled={isBusy}
          onClick={() => void run(() => saveFetchedFile(`/api/v1/free-trials/${id}/proof`, proof_file))}
        >
          {proof_file}
        </button>
      )}
    </p>
  );
}
