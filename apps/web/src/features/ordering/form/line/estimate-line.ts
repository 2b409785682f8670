import { planDripFeed } from '@marquee/domain/drip-feed/plan.ts';
import { formatMoney, parseMoney, zero } from '@marquee/domain/money/money.ts';
import { fractionToPpm, ppm } from '@marquee/domain/money/ratio.ts';
import { runsCost, unitPrice } from '@marquee/domain/pricing/line-cost.ts';
import type { ServiceDetails } from '../../../../product/catalogue/service-query.ts';
import { quantityLimits } from '../../quantity-limits.ts';
import { countPieces, type FormLine, isDripFed } from './form-line.ts';

interface Terms {
  guaranteeChargePercent: number;
}

/** Estimates the server's price until it answers. The service is at the customer's own price already. */
export function estimateLine(line: FormLine, service: ServiceDetails, terms: Terms): string {
  const price = {
    defaultPrice: parseMoney(service.default_price) ?? zero,
    discount: fractionToPpm(service.discount_percent),
    pricingPer: BigInt(service.pricing_per),
    isFixed: service.has_fixed_price,
  };
  const isGuaranteed = line.isGuarantee && service.has_refill;
  const cost = runsCost(unitPrice(price, ppm(0)), price.pricingPer, quantitiesOf(line, service), {
    guarantee: fractionToPpm(isGuaranteed ? terms.guaranteeChargePercent : 0),
    speedup: ppm(0),
  });
  return formatMoney(cost);
}

function quantitiesOf(line: FormLine, service: ServiceDetails): readonly bigint[] {
  if (!isDripFed(line, service)) return [countPieces(line, service)];
  const { mode, runs, minutes, quantity, quantityStep } = line;
  const feed = { mode, runs, minutesBetweenRuns: minutes, quantity, quantityStep };
  const plan = planDripFeed(feed, quantityLimits(service));
  return plan.ok ? plan.quantities : [quantity];
}
