import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type { getQuantityByCost as endpoint } from '@marquee/contract/quotes.ts';
import { formatMoney, money, parseMoney, sum } from '@marquee/domain/money/money.ts';
import { divideDown } from '@marquee/domain/money/rounding.ts';
import { quantityByCost } from '@marquee/domain/pricing/quantity-by-cost.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { shown } from './cost-view.ts';
import { priceServices } from './price-services.ts';

/** What a typed sum buys: never more than it, but for the smallest quantity that a service sells. */
export async function getQuantityByCost(
  ctx: Context,
  { services, contents_limit }: Input<typeof endpoint>['body'],
): Promise<Answer<typeof endpoint>> {
  const times = BigInt(contents_limit);
  const priced = (await priceServices(ctx, services)).map(({ wanted, service, costOf }, index) => {
    const field = `services.${index}.desired_cost`;
    const desired = parseMoney(wanted.desired_cost);
    if (desired === undefined) return refuse('invalid_input', { fields: [{ field, code: 'not_an_amount' }] });
    const quantity = quantityByCost(money(divideDown(desired, times)), service.row, costOf);
    return { service, quantity, cost: costOf(quantity) };
  });
  return {
    data: {
      total_cost: formatMoney(money(sum(priced.map(({ cost }) => cost)) * times)),
      services: priced.map(({ service, quantity, cost }) => ({
        service_id: Number(service.row.id),
        quantity: Number(quantity),
        cost: formatMoney(cost),
        cost_float: shown(cost),
      })),
    },
  };
}
