import type { FreeTrialQuest } from '@marquee/contract/generated/earn.ts';
import { Check, Circle, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

/** What a quest asks for, and for each condition whether the customer meets it. */
export function QuestConditions({ quest }: { quest: FreeTrialQuest }) {
  const t = useTranslations('freeTrials');
  const amounts = useAmounts();
  const { min_user_spend_amount: spend, min_replenishment_amount: topUp, spent, replenished } = quest;
  const progress = (have: string | null, need: string, isMissing: boolean) =>
    have !== null && isMissing
      ? t('progress', { have: amounts.balance(have), need: amounts.charge(need) })
      : undefined;
  return (
    <>
      <ul className="flex flex-col gap-1.5 text-note" aria-label={t('conditions')}>
        {spend !== '0' && (
          <Condition
            isMet={spent !== null && !quest.is_disabled_by_spend}
            note={progress(spent, spend, quest.is_disabled_by_spend)}
          >
            {t('spend', { amount: amounts.charge(spend) })}
          </Condition>
        )}
        {topUp !== '0' && (
          <Condition
            isMet={replenished !== null && !quest.is_disabled_by_replenishment}
            note={progress(replenished, topUp, quest.is_disabled_by_replenishment)}
          >
            {t('topUp', { amount: amounts.charge(topUp) })}
          </Condition>
        )}
        {quest.proof_is_required && <Condition isMet={false}>{t('proof')}</Condition>}
        <Condition isMet={false}>{t('repeats', { count: quest.repeats_count })}</Condition>
      </ul>
      <ClosedReason quest={quest} />
    </>
  );
}

/** Why nobody, or not this customer, can have it now. */
function ClosedReason({ quest }: { quest: FreeTrialQuest }) {
  const t = useTranslations('freeTrials');
  const reason = quest.repeats_left === 0 ? t('usedUp') : quest.is_used_up_today ? t('today') : undefined;
  if (!reason) return null;
  return (
    <p className="flex gap-1.5 text-note text-warning-text">
      <CircleAlert className="mt-px size-4 shrink-0" aria-hidden="true" />
      <span>{reason}</span>
    </p>
  );
}

function Condition({
  isMet,
  note,
  children,
}: {
  isMet: boolean;
  note?: string | undefined;
  children: ReactNode;
}) {
  const Icon = isMet ? Check : Circle;
  return (
    <li className="flex gap-2">
      <Icon
        className={isMet ? 'mt-px size-4 shrink-0 text-success-text' : 'mt-px size-4 shrink-0 text-ink-faint'}
        aria-hidden="true"
      />
      <span className="min-w-0 text-ink-soft">
        {children}
        {note && <span className="block text-ink-faint tabular-nums">{note}</span>}
      </span>
    </li>
  );
}

/** Whether the customer may ask for it now. */
export function isOpen(quest: FreeTrialQuest): boolean {
  return (
    !quest.is_disabled_by_spend &&
    !quest.is_disabled_by_replenishment &&
    !quest.is_used_up_today &&
    quest.repeats_left > 0
  );
}
