import { useTranslations } from 'use-intl';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../shell/preferences/use-percent.ts';
import { useProfile } from '../../shell/session/profile.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Card } from '../../ui/layout/card.tsx';

/** Progress to the next grade; nothing if the panel has no grades. */
export function GradeCard() {
  const t = useTranslations('dashboard.grade');
  const inPercent = usePercent();
  const amounts = useAmounts();
  const grades = useProfile()?.grades;
  if (!grades?.grades_enabled || (!grades.current && !grades.next)) return null;
  const { current, next, spend_to_goal, spend_to_goal_percent } = grades;
  const percent = inPercent(current?.discount_percent ?? 0);
  return (
    <Card title={t('title')}>
      {current && (
        <p className="pb-3">
          <span className="font-semibold text-16">{current.name}</span>
          {grades.grade_discounts_enabled && current.discount_percent > 0 && (
            <span className="block text-ink-soft">{t('discount', { percent })}</span>
          )}
        </p>
      )}
      {next ? (
        <ProgressBar
          label={t('next', { amount: amounts.charge(spend_to_goal), name: next.name })}
          value={spend_to_goal_percent}
          max={1}
        />
      ) : (
        <p className="text-ink-soft">{t('top')}</p>
      )}
    </Card>
  );
}
