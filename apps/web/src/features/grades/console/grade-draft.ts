import type { ManagedGrade } from '@marquee/contract/generated/console.ts';
import { defaultLocale, type Locale, locales } from '@marquee/domain/locale/locales.ts';
import { formatMoney, parseMoney } from '@marquee/domain/money/money.ts';
import { percentToPpm, ppmToFraction } from '@marquee/domain/money/ratio.ts';
import { gradeDrawings } from '../../../product/account/grade-parts.tsx';

export const ownPicture = 'own';

/** The form's fields as they are typed. */
export interface GradeDraft {
  name: string;
  spending_goal: string;
  discount_percent: string;
  /** A drawing, or `own` for the picture at `picture`. */
  drawing: string;
  picture: string;
  available_closed_sales: boolean;
  available_personal_manager: boolean;
  consultation_chat_period: string;
  thumbnail_period: string;
  names: Partial<Record<Locale, string>>;
}

/** What the preview is asked about. */
export interface TriedGrade {
  grade_id: number | null;
  grade: { spending_goal: string; discount_percent: number } | null;
}

export const otherLocales = locales.filter((locale) => locale !== defaultLocale);

export function gradeDraft(grade?: ManagedGrade): GradeDraft {
  const drawing = gradeDrawings.find((name) => name === grade?.icon);
  const isOwn = grade?.icon != null && drawing === undefined;
  return {
    name: grade?.name ?? '',
    spending_goal: grade?.spending_goal ?? '',
    discount_percent: grade ? String(Math.round(grade.discount_percent * 1_000_000) / 10_000) : '',
    drawing: isOwn ? ownPicture : (drawing ?? 'award'),
    picture: isOwn ? (grade.icon ?? '') : '',
    available_closed_sales: grade?.available_closed_sales ?? false,
    available_personal_manager: grade?.available_personal_manager ?? false,
    consultation_chat_period: grade?.consultation_chat_period?.toString() ?? '',
    thumbnail_period: grade?.thumbnail_period?.toString() ?? '',
    names: Object.fromEntries(
      otherLocales.map((locale) => [locale, grade?.translations[locale]?.name ?? '']),
    ),
  };
}

/** What cannot be read as a number is sent as one that the server refuses, so that the field says so. */
export function toGradeBody(draft: GradeDraft) {
  return {
    name: draft.name,
    translations: Object.fromEntries(
      otherLocales.flatMap((locale) => {
        const name = draft.names[locale]?.trim();
        return name ? [[locale, { name }]] : [];
      }),
    ),
    icon: draft.drawing === ownPicture ? draft.picture.trim() : draft.drawing,
    spending_goal: draft.spending_goal.trim().replace(',', '.') || '0',
    discount_percent: readPercent(draft.discount_percent),
    available_closed_sales: draft.available_closed_sales,
    available_personal_manager: draft.available_personal_manager,
    consultation_chat_period: readDays(draft.consultation_chat_period),
    thumbnail_period: readDays(draft.thumbnail_period),
  };
}

/** Undefined while the goal or the discount cannot be read. */
export function triedGrade(draft: GradeDraft, gradeId: number | null): TriedGrade | undefined {
  const { spending_goal, discount_percent } = toGradeBody(draft);
  const goal = parseMoney(spending_goal);
  if (goal === undefined || discount_percent < 0 || discount_percent > 0.9) return undefined;
  return { grade_id: gradeId, grade: { spending_goal: formatMoney(goal), discount_percent } };
}

const unreadable = -1;

function readPercent(text: string): number {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return 0;
  const parts = percentToPpm(typed);
  return parts === undefined ? unreadable : ppmToFraction(parts);
}

function readDays(text: string): number | null {
  if (text.trim() === '') return null;
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : unreadable;
}
