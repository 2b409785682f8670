import type { Settings } from '@marquee/contract/settings.ts';
import { type Ppm, ppm } from '@marquee/domain/money/ratio.ts';
import type { CheckoutTerms } from '@marquee/domain/pricing/checkout-cost.ts';

interface Wishes {
  isSpeedup: boolean;
  isUnpaid: boolean;
  gradeDiscount: Ppm;
}

export function checkoutTerms(
  settings: Settings,
  { isSpeedup, isUnpaid, gradeDiscount }: Wishes,
): CheckoutTerms {
  return {
    guaranteePercent: share(settings.guaranteeChargePercent),
    speedupPercent: share(settings.speedupChargePercent),
    gradeDiscount,
    unpaidDiscount: isUnpaid ? share(settings.unpaid_discount_percent) : ppm(0),
    isSpeedup,
  };
}

/** Settings hold shares as JSON numbers, exact to a millionth. */
export function share(fraction: number): Ppm {
  return ppm(Math.round(fraction * 1_000_000));
}
