import { formatMoney, parseSignedMoney, subtract } from '@marquee/domain/money/money.ts';
import { GradeIcon, GradePerks } from '../../product/account/grade-parts.tsx';
import { useAmountsTogether } from '../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../shell/preferences/use-percent.ts';
import { useProfile } from '../../shell/session/profile.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

/** Progress to the next grade; nothing if the panel has no grades. */
export function GradeCard() {
  const t = useTranslations('dashboard.grade');
  const inPercent = usePercent();
  const { total, between } = useAmountsTogether('holdings');
  const grades = useProfile()?.grades;
  if (!grades?.grades_enabled || (!grades.current && !grades.next)) return null;
  const { current, next, previous, spend_to_goal, spend_to_goal_percent } = grades;
  const spent = next ? difference(next.spending_goal, spend_to_goal) : '0';
  const percent = inPercent(current?.discount_percent ?? 0);
  return (
    <Card title={t('title')} action={<TextLink href="/grades">{t('all')}</TextLink>}>
      {current && (
        <p className="flex items-center gap-3 pb-3">
          <GradeIcon icon={current.icon} />
          <span className="min-w-0">
            <span className="block font-semibold text-16">{current.name}</span>
            {grades.grade_discounts_enabled && current.discount_percent > 0 && (
              <span className="block text-ink-soft">{t('discount', { percent })}</span>
            )}
          </span>
        </p>
      )}
      {current && <GradePerks grade={current} />}
      <Ladder names={[previous?.name, current?.name, next?.name]} current={current?.name} />
      {next ? (
        <>
          <ProgressBar
            label={t('next', { amount: between(next.spending_goal, spent), name: next.name })}
            value={spend_to_goal_percent}
            max={1}
          />
          <p className="pt-1.5 text-ink-faint text-note tabular-nums">
            {t('progress', { spent: total(spent), goal: total(next.spending_goal) })}
          </p>
        </>
      ) : (
        <p className="text-ink-soft">{t('top')}</p>
      )}
    </Card>
  );
}

function difference(one: string, other: string): string {
  return formatMoney(subtract(parseSignedMoney(one), parseSignedMoney(other)));
}

interface LadderProps {
  names: readonly (string | undefined)[];
  current: string | undefined;
}

/** The grade before, this one and the next. */
function Ladder({ names, current }: LadderProps) {
  const known = names.filter((name) => name !== undefined);
  if (known.length < 2) return null;
  return (
    <ol className="flex flex-wrap gap-x-1.5 pb-2 text-ink-faint text-note">
      {known.map((name, index) => (
        <li key={name} aria-current={name === current ? 'step' : undefined} className="flex gap-x-1.5">
          {index > 0 && <span aria-hidden="true">›</span>}
          <span className={name === current ? 'font-medium text-ink' : undefined}>{name}</span>
        </li>
      ))}
    </ol>
  );
}
