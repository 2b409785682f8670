import type { Settings } from '@marquee/contract/settings.ts';
import { fractionToPpm, type Ppm } from '@marquee/domain/money/ratio.ts';
import type { CheckoutTerms } from '@marquee/domain/pricing/checkout-cost.ts';

interface Wishes {
  isSpeedup: boolean;
  gradeDiscount: Ppm;
}

export function checkoutTerms(settings: Settings, { isSpeedup, gradeDiscount }: Wishes): CheckoutTerms {
  return {
    guaranteePpm: fractionToPpm(settings.guaranteeChargePercent),
    speedupPpm: fractionToPpm(settings.speedupChargePercent),
    gradeDiscount,
    isSpeedup,
  };
}
