import type { Grade, OwnGrades } from '@marquee/contract/generated/account.ts';
import { TriangleAlert } from 'lucide-react';
import { GradeIcon, GradePerks, useGradePerks } from '../../product/account/grade-parts.tsx';
import { useAmounts, useAmountsTogether } from '../../shell/preferences/use-amounts.ts';
import { useDates } from '../../shell/preferences/use-dates.ts';
import { usePercent } from '../../shell/preferences/use-percent.ts';
import { useShell } from '../../shell/shell-data.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Labelled } from '../../ui/text/labelled.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

export function CurrentGrade({ own }: { own: OwnGrades }) {
  const t = useTranslations('grades');
  const { charge } = useAmounts();
  const { current, next, mercy_until } = own;
  return (
    <Card title={t('here')} action={<LinkButton href="/orders/create">{t('order')}</LinkButton>}>
      {current ? (
        <CurrentFacts own={own} grade={current} />
      ) : (
        <div className="pb-4">
          <p className="font-semibold text-16">{t('none')}</p>
          {next && (
            <p className="text-ink-soft">
              {t('noneText', { amount: charge(own.spend_to_goal), name: next.name })}
            </p>
          )}
        </div>
      )}
      {mercy_until && current && <MercyWarning own={own} grade={current} until={mercy_until} />}
      {current && <GradePerks grade={current} />}
      <NextGoal own={own} />
      {current && <Loss own={own} grade={current} />}
    </Card>
  );
}

function CurrentFacts({ own, grade }: { own: OwnGrades; grade: Grade }) {
  const t = useTranslations('grades');
  const dates = useDates();
  const percent = usePercent();
  const { panelName } = useShell().settings;
  const facts = [
    grade.created_at && t('since', { date: dates.day(grade.created_at) }),
    own.mercy_until ? '' : grade.expires_at ? t('until', { date: dates.day(grade.expires_at) }) : t('noEnd'),
    own.is_given && t('given', { panel: panelName }),
  ].filter(Boolean);
  return (
    <div className="flex items-center gap-3 pb-4">
      <GradeIcon icon={grade.icon} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="break-words font-semibold text-20">{grade.name}</span>
          {own.grade_discounts_enabled && (
            <span className="text-success-text">
              {grade.discount_percent > 0
                ? t('discount', { percent: percent(grade.discount_percent) })
                : t('noDiscount')}
            </span>
          )}
        </p>
        <p className="text-ink-faint text-note">{facts.join(' · ')}</p>
      </div>
    </div>
  );
}

function MercyWarning({ own, grade, until }: { own: OwnGrades; grade: Grade; until: string }) {
  const t = useTranslations('grades');
  const dates = useDates();
  const { charge } = useAmounts();
  return (
    <div className="mb-4 flex gap-2.5 rounded-md bg-warning-soft px-3.5 py-3 text-warning-text" role="status">
      <TriangleAlert className="mt-px size-5 shrink-0" aria-hidden="true" />
      <div>
        <p className="font-medium">{t('mercyTitle', { date: dates.day(until) })}</p>
        <p>{t('mercyText', { amount: charge(own.to_keep), name: grade.name })}</p>
      </div>
    </div>
  );
}

/** The way to the next grade, as far as it has been gone. */
function NextGoal({ own }: { own: OwnGrades }) {
  const t = useTranslations('grades');
  const words = useTranslations('dashboard.grade');
  const { total, between } = useAmountsTogether('holdings');
  const { next, spent, spend_to_goal_percent } = own;
  if (!next)
    return (
      <p className="text-ink-soft">
        {words('top')} <Labelled label={t('spent')}>{total(spent)}</Labelled>
      </p>
    );
  return (
    <div>
      <ProgressBar
        label={words('next', { amount: between(next.spending_goal, spent), name: next.name })}
        value={spend_to_goal_percent}
        max={1}
      />
      <p className="pt-1.5 text-ink-faint text-note tabular-nums">
        {words('progress', { spent: total(spent), goal: total(next.spending_goal) })}
      </p>
    </div>
  );
}

/** What goes with a grade that ends, and what keeps it. */
function Loss({ own, grade }: { own: OwnGrades; grade: Grade }) {
  const t = useTranslations('grades');
  const dates = useDates();
  const percent = usePercent();
  const { charge } = useAmounts();
  const perksOf = useGradePerks();
  const { falls_to, to_keep } = own;
  if (!grade.expires_at || to_keep === '0') return null;
  const left = falls_to ? perksOf(falls_to).map(({ text }) => text) : [];
  const after = falls_to?.discount_percent ?? 0;
  const losses = [
    ...(after < grade.discount_percent
      ? [t('lostDiscount', { before: percent(grade.discount_percent), after: percent(after) })]
      : []),
    ...perksOf(grade)
      .filter(({ text }) => !left.includes(text))
      .map(({ text }) => t('lostPerk', { perk: text })),
  ];
  return (
    <div className="mt-4 border-line border-t pt-4">
      {!own.mercy_until && (
        <p>{t('keep', { amount: charge(to_keep), date: dates.day(grade.expires_at), name: grade.name })}</p>
      )}
      <p className="text-ink-soft">{falls_to ? t('fallsTo', { name: falls_to.name }) : t('fallsToNone')}</p>
      <p className="pt-3 text-ink-faint text-note">{t('lost')}</p>
      <ul className="text-ink-soft">
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
        {losses.length === 0 && <li>{t('lostNothing')}</li>}
      </ul>
    </div>
  );
}
