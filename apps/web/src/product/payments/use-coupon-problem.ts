import type { CouponProblemView } from '@marquee/contract/generated/money.ts';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

/** Why a typed coupon does nothing, for the line below its field. */
export function useCouponProblem(problem: CouponProblemView | null | undefined): string | undefined {
  const t = useTranslations('coupons.problems');
  const amounts = useAmounts();
  if (!problem) return undefined;
  return t(problem.reason, { minimum: amounts.charge(problem.minimum ?? '0') });
}
