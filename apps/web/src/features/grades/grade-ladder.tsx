import type { Grade, OwnGrades } from '@marquee/contract/generated/account.ts';
import { GradeIcon, useGradePerks } from '../../product/account/grade-parts.tsx';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../shell/preferences/use-percent.ts';
import { Status } from '../../ui/feedback/status.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

interface GradeLadderProps {
  /** Lowest first. */
  ladder: readonly Grade[];
  own: OwnGrades;
}

export function GradeLadder({ ladder, own }: GradeLadderProps) {
  const t = useTranslations('grades');
  return (
    <Card title={t('ladder')}>
      <ol className="flex flex-col">
        {ladder.map((grade) => (
          <Step key={grade.id} grade={grade} own={own} />
        ))}
      </ol>
    </Card>
  );
}

function Step({ grade, own }: { grade: Grade; own: OwnGrades }) {
  const t = useTranslations('grades');
  const { charge } = useAmounts();
  const percent = usePercent();
  const perks = useGradePerks()(grade).map(({ text }) => text);
  const isCurrent = own.current?.id === grade.id;
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className="flex items-start gap-3 border-line border-b py-3 last:border-b-0"
    >
      <GradeIcon icon={grade.icon} />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="break-words font-medium">{grade.name}</span>
              {isCurrent && <Status tone="success">{t('here')}</Status>}
              {grade.is_next && <Status tone="info">{t('next')}</Status>}
            </p>
            <p className="text-ink-soft text-note tabular-nums">
              {grade.spending_goal === '0'
                ? t('goalFree')
                : t('goal', { amount: charge(grade.spending_goal) })}
            </p>
          </div>
          {own.grade_discounts_enabled && (
            <p
              className={
                grade.discount_percent > 0
                  ? 'shrink-0 font-semibold text-success-text'
                  : 'shrink-0 text-ink-faint'
              }
            >
              {grade.discount_percent > 0
                ? t('discount', { percent: percent(grade.discount_percent) })
                : t('noDiscount')}
            </p>
          )}
        </div>
        {perks.length > 0 && <p className="text-ink-faint text-note">{perks.join(' · ')}</p>}
      </div>
    </li>
  );
}
