import type { Withdrawal } from '@marquee/contract/generated/money.ts';
import { Moment } from '../../shell/preferences/moment.tsx';
import { Status } from '../../ui/feedback/status.tsx';
import type { Tone } from '../../ui/feedback/tone.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

const tones: Record<Withdrawal['status'], Tone> = {
  in_review: 'info',
  paid: 'success',
  rejected: 'danger',
  canceled: 'neutral',
};

/** The state of a withdrawal and since when, with the payout's reference or the reason it was declined. */
export function WithdrawalState({ withdrawal }: { withdrawal: Withdrawal }) {
  const { status, payout_reference, reject_reason, ended_at } = withdrawal;
  const t = useTranslations('finances.withdrawal');
  const about = payout_reference
    ? t('history.reference', { reference: payout_reference })
    : (reject_reason ?? undefined);
  return (
    <span className="block min-w-0">
      <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
        <Status tone={tones[status]} live={status === 'in_review'}>
          {t(`statuses.${status}`)}
        </Status>
        {ended_at && (
          <span className="text-ink-faint text-note">
            · <Moment value={ended_at} />
          </span>
        )}
      </span>
      {about && <span className="line-clamp-2 block text-ink-faint text-note">{about}</span>}
    </span>
  );
}
