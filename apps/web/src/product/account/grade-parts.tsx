import type { Grade } from '@marquee/contract/generated/account.ts';
import { Award, Crown, Gem, type LucideIcon, Medal, Star, Trophy } from 'lucide-react';
import { useShell } from '../../shell/shell-data.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

const drawings: Readonly<Record<string, LucideIcon>> = {
  award: Award,
  medal: Medal,
  star: Star,
  gem: Gem,
  crown: Crown,
  trophy: Trophy,
};

/** The drawings an operator can choose from. */
export const gradeDrawings = Object.keys(drawings);

/** A picture that the operator uploaded, or a drawing by its name. */
export function GradeIcon({ icon }: { icon: string | null }) {
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

type PerkFields = Pick<
  Grade,
  'available_closed_sales' | 'available_personal_manager' | 'consultation_chat_period' | 'thumbnail_period'
>;

/** What a grade opens besides its discount, each with the way to it. */
export function useGradePerks(): (grade: PerkFields) => { text: string; href: string }[] {
  const t = useTranslations('dashboard.grade');
  const { personalManagerUrl } = useShell().settings;
  return (grade) => {
    const { consultation_chat_period: chat, thumbnail_period: thumbnail } = grade;
    return [
      grade.available_closed_sales && { text: t('closedSales'), href: '/' },
      grade.available_personal_manager && { text: t('manager'), href: personalManagerUrl ?? '/tickets' },
      chat !== null && { text: t('chat', { count: chat }), href: '/tickets' },
      thumbnail !== null && { text: t('thumbnail', { count: thumbnail }), href: '/tickets' },
    ].filter((perk) => perk !== false);
  };
}

export function GradePerks({ grade }: { grade: PerkFields }) {
  const t = useTranslations('dashboard.grade');
  const perks = useGradePerks()(grade);
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
