import type { FreeTrialQuest } from '@marquee/contract/generated/earn.ts';
import { Gift } from 'lucide-react';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

/** What the customer gets, and what the same order costs otherwise. */
export function QuestReward({ reward }: { reward: FreeTrialQuest['reward'] }) {
  const numbers = useNumbers();
  const t = useTranslations('freeTrials');
  const amounts = useAmounts();
  return (
    <div className="flex gap-3 rounded-md bg-success-soft p-3">
      <Gift className="mt-0.5 size-5 shrink-0 text-success-text" aria-hidden="true" />
      <p className="min-w-0">
        <span className="block font-medium tabular-nums">
          {numbers.count(reward.quantity)} ×{' '}
          {reward.service.slug ? (
            <TextLink href={`/services/${reward.service.slug}`}>{reward.service.name}</TextLink>
          ) : (
            reward.service.name
          )}
        </span>
        <span className="flex flex-wrap gap-x-2 text-note">
          <span className="font-medium text-success-text">{t('free')}</span>
          <span className="text-ink-soft tabular-nums">
            {t('worth', { amount: amounts.charge(reward.value) })}
          </span>
        </span>
      </p>
    </div>
  );
}
