import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type { getServicesCost as endpoint } from '@marquee/contract/ordering/quotes.ts';
import { formatMoney, money, sum } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { toNumber } from './cost-view.ts';
import { priceCheckout } from './price-checkout.ts';
import { refuseProblems } from './problems.ts';

/** The cost of one publication and of all: each is charged separately. */
export async function getServicesCost(
  ctx: Context,
  { services, contents_limit }: Input<typeof endpoint>['body'],
): Promise<Answer<typeof endpoint>> {
  const price = await priceCheckout(ctx, { field: 'services', lines: services, mustBeComplete: false });
  refuseProblems(price);
  const perPublication = sum(price.lines.map(({ cost }) => cost));
  return {
    data: {
      cost_per_publication: formatMoney(perPublication),
      total_cost: formatMoney(money(perPublication * BigInt(contents_limit))),
      services: price.lines.map(({ service, quantity, cost }) => ({
        service_id: Number(service.row.id),
        quantity: Number(quantity),
        cost: formatMoney(cost),
        cost_float: toNumber(cost),
      })),
    },
  };
}
