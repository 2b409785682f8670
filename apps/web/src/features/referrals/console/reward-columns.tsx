import type { ReferralReward } from '@marquee/contract/generated/console.ts';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import type { ListAddress } from '../../../product/console/use-list-address.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

const tones = { held: 'warning', matured: 'success', reversed: 'neutral', refused: 'neutral' } as const;

/** A reward of which nothing is left counts as taken back. */
export function RewardStateMark({ reward: { state, earned, paid } }: { reward: ReferralReward }) {
  const t = useTranslations('adminReferrals.states');
  const shown = state === 'matured' && paid === '0' && earned !== '0' ? 'reversed' : state;
  return <Status tone={tones[shown]}>{t(shown)}</Status>;
}

export function useHoldReasons(): (reward: ReferralReward) => string {
  const t = useTranslations('adminReferrals.reason');
  return ({ hold_reasons }) => hold_reasons.map((reason) => t(reason)).join(', ');
}

export function useRewardColumns({ open }: ListAddress): DataColumn<ReferralReward>[] {
  const t = useTranslations('adminReferrals');
  const { exact } = useAmounts();
  const reasons = useHoldReasons();
  return [
    {
      id: 'id',
      header: t('order'),
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
    { id: 'referrer', header: t('referrer'), cell: ({ referrer }) => <CustomerCell customer={referrer} /> },
    { id: 'referred', header: t('referred'), cell: ({ referred }) => <CustomerCell customer={referred} /> },
    { id: 'state', header: t('state'), cell: (reward) => <RewardStateMark reward={reward} /> },
    {
      id: 'reasons',
      header: t('reasons'),
      cell: (reward) => <span className="line-clamp-2 max-w-60 text-note">{reasons(reward)}</span>,
    },
    {
      id: 'earned',
      header: t('reward'),
      align: 'end',
      card: 'corner',
      cell: ({ earned }) => (
        <span className="whitespace-nowrap font-medium tabular-nums">{exact(earned)}</span>
      ),
    },
    {
      id: 'paid',
      header: t('paid'),
      align: 'end',
      cell: ({ paid }) => <span className="whitespace-nowrap text-ink-soft tabular-nums">{exact(paid)}</span>,
    },
    {
      id: 'created_at',
      header: t('created'),
      align: 'end',
      cell: ({ created_at }) => (
        <span className="whitespace-nowrap text-ink-soft text-note">
          <Moment value={created_at} />
        </span>
      ),
    },
  ];
}
