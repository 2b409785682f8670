import type { FieldError } from '@marquee/contract/error-codes.ts';
import { type Money, money } from '@marquee/domain/money/money.ts';
import { fractionToPpm, ppm } from '@marquee/domain/money/ratio.ts';
import { orderCost, unitPrice } from '@marquee/domain/pricing/line-cost.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { type CatalogueService, localizedCatalogue } from '../catalogue/index.ts';
import { gradeDiscountOf } from '../grades/index.ts';
import { getSettings } from '../settings/index.ts';

interface WantedService {
  service_id: number;
  is_guarantee?: boolean | 0 | 1 | undefined;
}

export interface PriceableService<Wanted> {
  wanted: Wanted;
  service: CatalogueService;
  costOf(quantity: bigint): Money;
}

/** Each service with its price as a function of the quantity; unknown and deactivated ones are refused together. */
export async function priceServices<Wanted extends WantedService>(
  ctx: Context,
  services: readonly Wanted[],
): Promise<PriceableService<Wanted>[]> {
  const { stored } = await localizedCatalogue(ctx);
  const guarantee = fractionToPpm((await getSettings(ctx)).guaranteeChargePercent);
  const gradeDiscount = await gradeDiscountOf(ctx);
  const problems: FieldError[] = [];
  const priced = services.flatMap((wanted, index) => {
    const service = stored.byId.get(BigInt(wanted.service_id));
    if (!service || service.row.is_deactivated) {
      problems.push({ field: `services.${index}.service_id`, code: 'service_unavailable' });
      return [];
    }
    const { row } = service;
    const discount = ppm(row.discount_ppm);
    const price = unitPrice(
      { defaultPrice: money(row.default_price), discount, pricingPer: row.pricing_per },
      gradeDiscount,
    );
    const surcharges = {
      guarantee: wanted.is_guarantee && row.has_refill ? guarantee : ppm(0),
      speedup: ppm(0),
    };
    const costOf = (quantity: bigint) => orderCost(price, row.pricing_per, quantity, surcharges);
    return { wanted, service, costOf };
  });
  if (problems.length > 0) refuse('invalid_input', { fields: problems });
  return priced;
}
