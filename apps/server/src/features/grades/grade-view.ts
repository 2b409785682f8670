import type { Grade } from '@marquee/contract/account/grades.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { formatMoney } from '@marquee/domain/money/money.ts';
import { ppmToFraction } from '@marquee/domain/money/ratio.ts';
import { gradeName, type StoredGrade } from './stored-grades.ts';

interface Place {
  is_next?: boolean;
  is_previous?: boolean;
  /** For the customer's own grade. */
  since?: Date | null | undefined;
  expiresAt?: Date | null | undefined;
}

export function gradeView(grade: StoredGrade, locale: Locale, place: Place = {}): Grade {
  return {
    id: Number(grade.id),
    icon: grade.icon,
    name: gradeName(grade, locale),
    discount_percent: ppmToFraction(grade.discount),
    available_closed_sales: grade.opensClosedSales,
    available_personal_manager: grade.hasPersonalManager,
    consultation_chat_period: grade.chatPeriod,
    thumbnail_period: grade.thumbnailPeriod,
    spending_goal: formatMoney(grade.spendingGoal),
    is_next: place.is_next ?? false,
    is_previous: place.is_previous ?? false,
    created_at: place.since?.toISOString() ?? null,
    expires_at: place.expiresAt?.toISOString() ?? null,
  };
}
