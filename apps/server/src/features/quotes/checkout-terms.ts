import type { Settings } from '@marquee/contract/settings.ts';
import { fractionToPpm, type Ppm, ppm } from '@marquee/domain/money/ratio.ts';
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
    guaranteePpm: fractionToPpm(settings.guaranteeChargePercent),
    speedupPpm: fractionToPpm(settings.speedupChargePercent),
    gradeDiscount,
    unpaidDiscount: isUnpaid ? fractionToPpm(settings.unpaid_discount_percent) : ppm(0),
    isSpeedup,
  };
}
