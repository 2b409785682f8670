import type { TariffPlan } from '@marquee/contract/generated/youtube.ts';
import { Check } from 'lucide-react';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { useDates } from '../../shell/preferences/use-dates.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { useChoosePlan } from './use-choose-plan.ts';

type PlanCardsProps = {
  plans: readonly TariffPlan[];
  /** Where a guest comes back to after signing in. */
  returnTo: string;
};

/** What a plan holds and costs, and what choosing it would mean for the reader. */
export function PlanCards({ plans, returnTo }: PlanCardsProps) {
  const t = useTranslations('campaigns.plans');
  const { choose, isRunning, isBusy } = useChoosePlan();
  if (plans.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />;
  return (
    <ul
      aria-label={t('title')}
      className={classNames(
        'grid gap-4',
        // Four would leave one alone in the second row.
        plans.length === 4 ? 'tablet:grid-cols-2' : 'tablet:grid-cols-[repeat(auto-fit,minmax(216px,1fr))]',
      )}
    >
      {plans.map((plan) => (
        <li
          key={plan.id}
          className={classNames(
            'flex min-w-0 flex-col rounded-lg border bg-surface p-5',
            plan.is_highlight ? 'border-2 border-primary' : 'border-line',
          )}
        >
          <PlanHead plan={plan} />
          <PlanFacts plan={plan} />
          <div className="mt-auto pt-5">
            {plan.change === null ? (
              <LinkButton
                wide
                variant={plan.is_highlight ? 'primary' : 'secondary'}
                href={`/login?redirect=${encodeURIComponent(returnTo)}`}
              >
                {t('actions.signIn')}
              </LinkButton>
            ) : plan.change === 'current' ? (
              <p className="flex min-h-tap items-center justify-center gap-2 font-medium text-success-text">
                <Check className="size-4" aria-hidden="true" />
                {t('current')}
              </p>
            ) : (
              <Button
                wide
                variant={plan.is_highlight ? 'primary' : 'secondary'}
                loading={isRunning(String(plan.id))}
                disabled={isBusy}
                aria-describedby={`plan-note-${plan.id}`}
                aria-label={`${t(`actions.${plan.change}`)}: ${plan.name}`}
                onClick={() => void choose(plan)}
              >
                {t(`actions.${plan.change}`)}
              </Button>
            )}
            <PlanNote plan={plan} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function PlanHead({ plan: { name, price, is_highlight } }: { plan: TariffPlan }) {
  const t = useTranslations('campaigns.plans');
  const { charge } = useAmounts();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0 font-semibold text-16" dir="auto">
          {name}
        </h3>
        {is_highlight && <Badge tone="primary">{t('highlight')}</Badge>}
      </div>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-1.5">
        <span className="font-semibold text-28 tabular-nums tracking-tight">
          {price === '0' ? t('free') : charge(price)}
        </span>
        {price !== '0' && <span className="text-ink-soft">{t('month')}</span>}
      </p>
    </>
  );
}

function PlanFacts({ plan: { keywords_limit, trial_days, change } }: { plan: TariffPlan }) {
  const numbers = useNumbers();
  const t = useTranslations('campaigns.plans');
  const offersTrial = trial_days > 0 && (change === null || change === 'trial');
  const facts = [
    t('slots', { count: keywords_limit, shown: numbers.count(keywords_limit) }),
    ...(offersTrial ? [t('trialDays', { days: trial_days })] : []),
  ];
  return (
    <ul className="mt-4 flex flex-col gap-2">
      {facts.map((fact) => (
        <li key={fact} className="flex gap-2">
          <Check className="mt-0.5 size-4 shrink-0 text-success-text" aria-hidden="true" />
          {fact}
        </li>
      ))}
      <li className="text-ink-faint text-note">{t('slotsHint')}</li>
    </ul>
  );
}

function PlanNote({ plan: { id, change, due_now, begins_at, trial_days } }: { plan: TariffPlan }) {
  const t = useTranslations('campaigns.plans.notes');
  const { charge } = useAmounts();
  const { day } = useDates();
  if (!change || change === 'current') return null;
  const isTrial = change === 'trial';
  const isFreeNow = change === 'upgrade' && due_now === '0';
  const key = isFreeNow || (isTrial && !begins_at) ? 'trialSoon' : change;
  return (
    <p id={`plan-note-${id}`} className="mt-2 text-center text-ink-soft text-note">
      {t(key, {
        amount: charge(due_now),
        day: begins_at ? day(firstPayment(begins_at, isTrial ? trial_days : 0)) : '',
      })}
    </p>
  );
}

/** A trial begins at once; its first payment follows when it is over. */
function firstPayment(beginsAt: string, trialDays: number): string {
  return new Date(Date.parse(beginsAt) + trialDays * 86_400_000).toISOString();
}
