import type { Profile } from '@marquee/contract/account/profile.ts';
import { useTranslations } from 'use-intl';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../shell/preferences/use-percent.ts';
import { useProfile } from '../../shell/session/profile.ts';
import { useShell } from '../../shell/shell-data.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
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
      {current && <Perks grade={current} />}
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

/** What the grade opens besides its discount, each with the way to it. */
function Perks({ grade }: { grade: NonNullable<Profile['grades']['current']> }) {
  const t = useTranslations('dashboard.grade');
  const { personalManagerUrl } = useShell().settings;
  const { consultation_chat_period: chat, thumbnail_period: thumbnail } = grade;
  const perks = [
    grade.available_closed_sales && { text: t('closedSales'), href: '/' },
    grade.available_personal_manager && { text: t('manager'), href: personalManagerUrl ?? '/tickets' },
    chat !== null && { text: t('chat', { count: chat }), href: '/tickets' },
    thumbnail !== null && { text: t('thumbnail', { count: thumbnail }), href: '/tickets' },
  ].filter((perk) => perk !== false);
  if (perks.length === 0) return null;
  return (
    <div className="pb-4">
      <p className="text-ink-faint text-note">{t('perks')}</p>
      <ul>
        {perks.map(({ text, href }) => (
          <li key={text}>
            <TextLink href={href} className="tap-area inline-block py-0.5">
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
