import type { Coupon, CouponProblemView } from '@marquee/contract/money/coupons.ts';
import type { CouponProblem } from '@marquee/domain/coupons/coupon-problem.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { ppm, ppmToFraction } from '@marquee/domain/money/ratio.ts';
import type { CouponRow } from './coupon.ts';

type Texts = Partial<Record<Locale, { name?: string; description?: string }>>;

export function couponView(row: CouponRow, locale: Locale): Coupon {
  const texts = (row.translations as Texts)[locale];
  const isPercent = row.calculation === 'percent';
  return {
    id: Number(row.id),
    name: texts?.name ?? row.name,
    code: row.code,
    description: texts?.description ?? row.description,
    bonus_type: row.type,
    bonus_amount_calculation_type: row.calculation,
    bonus_amount: isPercent ? null : formatMoney(money(row.amount)),
    bonus_percentage: isPercent ? ppmToFraction(ppm(row.percent_ppm)) : null,
    min_amount: formatMoney(money(row.min_amount)),
    valid_to: row.valid_to?.toISOString() ?? null,
  };
}

export function couponProblemView({ reason, minimum }: CouponProblem): CouponProblemView {
  return { reason, minimum: minimum === undefined ? null : formatMoney(minimum) };
}
