import type { Profile } from '@marquee/contract/account/profile.ts';
import { formatMoney, parseSignedMoney, subtract } from '@marquee/domain/money/money.ts';
import { Award, Crown, Gem, type LucideIcon, Medal, Star, Trophy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useAmountsTogether } from '../../shell/preferences/use-amounts.ts';
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
  const { total, between } = useAmountsTogether('holdings');
  const grades = useProfile()?.grades;
  if (!grades?.grades_enabled || (!grades.current && !grades.next)) return null;
  const { current, next, previous, spend_to_goal, spend_to_goal_percent } = grades;
  const spent = next ? difference(next.spending_goal, spend_to_goal) : '0';
  const percent = inPercent(current?.discount_percent ?? 0);
  return (
    <Card title={t('title')}>
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
      {current && <Perks grade={current} />}
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

const drawings: Readonly<Record<string, LucideIcon>> = {
  medal: Medal,
  star: Star,
  gem: Gem,
  crown: Crown,
  trophy: Trophy,
};

/** A picture that the operator uploaded, or a drawing by its name. */
function GradeIcon({ icon }: { icon: string | null }) {
  const Drawing = (icon !== null && Object.hasOwn(drawings, icon) ? drawings[icon] : undefined) ?? Award;
  return (
    <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary-text">
      {icon && /^(\/(?!\/)|https:\/\/)/.test(icon) ? (
        <img src={icon} alt="" width={24} height={24} className="size-6 object-contain" />
      ) : (
        <Drawing className="size-5" aria-hidden="true" />
      )}
    </span>
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
