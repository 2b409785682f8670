import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type { FieldError } from '@marquee/contract/error-codes.ts';
import type { getQuantityByCost as endpoint } from '@marquee/contract/ordering/quotes.ts';
import { formatMoney, type Money, money, parseMoney, sum } from '@marquee/domain/money/money.ts';
import { fractionToPpm, ppm } from '@marquee/domain/money/ratio.ts';
import { divideDown } from '@marquee/domain/money/rounding.ts';
import { orderCost, unitPrice } from '@marquee/domain/pricing/line-cost.ts';
import { quantityByCost } from '@marquee/domain/pricing/quantity-by-cost.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { type CatalogueService, localizedCatalogue } from '../catalogue/index.ts';
import { gradeDiscountOf } from '../grades/index.ts';
import { getSettings } from '../settings/index.ts';
import { toNumber } from './cost-view.ts';

interface ServiceRequest {
  service_id: number;
  is_guarantee?: boolean | 0 | 1 | undefined;
}

interface PriceableService<Requested> {
  request: Requested;
  service: CatalogueService;
  costOf(quantity: bigint): Money;
}

/** How much a typed sum buys: never more than the sum, except for a service's minimum quantity. */
export async function getQuantityByCost(
  ctx: Context,
  { services, contents_limit }: Input<typeof endpoint>['body'],
): Promise<Answer<typeof endpoint>> {
  const publications = BigInt(contents_limit);
  const priced = (await priceServices(ctx, services)).map(({ request, service, costOf }, index) => {
    const field = `services.${index}.desired_cost`;
    const desired = parseMoney(request.desired_cost);
    if (desired === undefined) return refuse('invalid_input', { fields: [{ field, code: 'not_an_amount' }] });
    const quantity = quantityByCost(money(divideDown(desired, publications)), service.row, costOf);
    return { service, quantity, cost: costOf(quantity) };
  });
  return {
    data: {
      total_cost: formatMoney(money(sum(priced.map(({ cost }) => cost)) * publications)),
      services: priced.map(({ service, quantity, cost }) => ({
        service_id: Number(service.row.id),
        quantity: Number(quantity),
        cost: formatMoney(cost),
        cost_float: toNumber(cost),
      })),
    },
  };
}

/** Each service with its price by quantity; all unavailable ones are refused together. */
async function priceServices<Requested extends ServiceRequest>(
  ctx: Context,
  services: readonly Requested[],
): Promise<PriceableService<Requested>[]> {
  const catalogue = await localizedCatalogue(ctx);
  const guarantee = fractionToPpm((await getSettings(ctx)).guaranteeChargePercent);
  const gradeDiscount = await gradeDiscountOf(ctx);
  const problems: FieldError[] = [];
  const priced = services.flatMap((request, index) => {
    const service = catalogue.stored.byId.get(BigInt(request.service_id));
    if (!service || service.row.is_deactivated) {
      problems.push({ field: `services.${index}.service_id`, code: 'service_unavailable' });
      return [];
    }
    const { row } = service;
    const price = unitPrice(catalogue.price(service), gradeDiscount);
    const surcharges = {
      guarantee: request.is_guarantee && row.has_refill ? guarantee : ppm(0),
      speedup: ppm(0),
    };
    const costOf = (quantity: bigint) => orderCost(price, row.pricing_per, quantity, surcharges);
    return { request, service, costOf };
  });
  if (problems.length > 0) refuse('invalid_input', { fields: problems });
  return priced;
}
