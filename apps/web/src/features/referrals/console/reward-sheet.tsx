import type { ReferralReward } from '@marquee/contract/generated/console.ts';
import { Facts } from '../../../product/console/facts.tsx';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../../shell/preferences/use-percent.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { RewardStateMark, useHoldReasons } from './reward-columns.tsx';
import { RewardDecision } from './reward-decision.tsx';

/** What the reward comes from, why it waits, and the decision. */
export function RewardSheet({ reward }: { reward: ReferralReward }) {
  const t = useTranslations('adminReferrals');
  const { exact } = useAmounts();
  const percent = usePercent();
  const reasons = useHoldReasons()(reward);
  const { id, decided_by, decided_at, decision_reason } = reward;
  return (
    <div className="flex flex-col gap-6">
      <Facts
        facts={[
          [t('state'), <RewardStateMark key="state" reward={reward} />],
          ...(reasons === '' ? [] : ([[t('reasons'), reasons]] as const)),
          [
            t('order'),
            <TextLink key="order" href={`/admin/orders?open=${id}`}>
              #{id}
            </TextLink>,
          ],
          [t('referrer'), <Person key="referrer" person={reward.referrer} />],
          [t('referred'), <Person key="referred" person={reward.referred} />],
          [t('cash'), exact(reward.cash_kept)],
          ...(reward.lost === '0' ? [] : ([[t('lost'), exact(reward.lost)]] as const)),
          [t('percent'), percent(reward.percent)],
          [t('reward'), exact(reward.earned)],
          [t('paid'), exact(reward.paid)],
          [t('created'), <Moment key="created" value={reward.created_at} />],
          ...(decided_by === null ? [] : ([[t('decidedBy'), decided_by]] as const)),
          ...(decided_at === null
            ? []
            : ([[t('decidedAt'), <Moment key="decided" value={decided_at} />]] as const)),
          ...(decision_reason === null ? [] : ([[t('decision'), decision_reason]] as const)),
        ]}
      />
      {reward.state === 'held' && <RewardDecision reward={reward} />}
    </div>
  );
}

function Person({ person: { id, name, email } }: { person: ReferralReward['referrer'] }) {
  return <TextLink href={`/admin/customers/${id}`}>{email ?? (name || `#${id}`)}</TextLink>;
}
