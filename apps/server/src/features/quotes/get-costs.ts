import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type {
  getServiceCost as serviceEndpoint,
  getServicesCost as servicesEndpoint,
  getTotalCost as totalEndpoint,
} from '@marquee/contract/ordering/quotes.ts';
import { formatMoney, money, sum } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { localizedCatalogue } from '../catalogue/index.ts';
import { getSettings } from '../settings/index.ts';
import { costView, toNumber } from './cost-view.ts';
import { priceCardCharge, priceCharge } from './price-charge.ts';
import { priceCheckout } from './price-checkout.ts';
import { refuseProblems } from './problems.ts';

/** A coupon without effect is no error here: the form says so and still shows the price. */
export async function getTotalCost(
  ctx: Context,
  body: Input<typeof totalEndpoint>['body'],
): Promise<Answer<typeof totalEndpoint>> {
  await requireOfferedType(ctx, body.order_widget_type);
  const { payment_method_id: methodId, recurring_payments_method_id: cardId } = body;
  const price = await priceCheckout(ctx, {
    field: 'services',
    lines: body.services,
    couponCode: body.coupon_code,
    methodId: toBigInt(methodId),
    cardId: toBigInt(cardId),
    isSpeedup: Boolean(body.is_speedup),
    paysMinimum: Boolean(body.pay_minimum),
    mustBeComplete: false,
  });
  refuseProblems(price);
  return { data: costView(price, await priceCharge(ctx, price, toBigInt(cardId))) };
}

/** A kind of order that the panel does not offer gets no price; names of other shops' carts are theirs. */
async function requireOfferedType(ctx: Context, type: string | undefined): Promise<void> {
  const { orderTypes } = await getSettings(ctx);
  const isKind = ['single', 'multi', 'expert', 'autopromotion'].some((kind) => kind === type);
  if (!isKind || orderTypes.some((offered) => offered === type)) return;
  const values = { options: orderTypes.join(', ') };
  refuse('invalid_input', { fields: [{ field: 'order_widget_type', code: 'not_one_of', values }] });
}

/** A single line: its problems are reported without the list's name. */
export async function getServiceCost(
  ctx: Context,
  serviceId: number,
  requestedQuantity: number | undefined,
): Promise<Answer<typeof serviceEndpoint>> {
  const { stored } = await localizedCatalogue(ctx);
  const service = stored.byId.get(BigInt(serviceId)) ?? refuse('not_found');
  const quantity = requestedQuantity ?? Number(service.row.default_quantity);
  const lines = [{ service_id: serviceId, quantity }];
  const { lines: priced, problems } = await priceCheckout(ctx, {
    field: 'services',
    lines,
    mustBeComplete: false,
  });
  const [line] = priced;
  if (!line || problems.length > 0) {
    const fields = problems.map((problem) => ({
      ...problem,
      field: problem.field.replace('services.0.', ''),
    }));
    return refuse('invalid_input', { fields });
  }
  return {
    data: { service_id: serviceId, quantity, cost: formatMoney(line.cost), cost_float: toNumber(line.cost) },
  };
}

/** The cost of one publication and of all: each is charged separately. */
export async function getServicesCost(
  ctx: Context,
  { services, contents_limit, recurring_payments_method_id }: Input<typeof servicesEndpoint>['body'],
): Promise<Answer<typeof servicesEndpoint>> {
  const cardId = toBigInt(recurring_payments_method_id);
  const price = await priceCheckout(ctx, {
    field: 'services',
    lines: services,
    cardId,
    mustBeComplete: false,
  });
  refuseProblems(price);
  const perPublication = sum(price.lines.map(({ cost }) => cost));
  return {
    data: {
      cost_per_publication: formatMoney(perPublication),
      total_cost: formatMoney(money(perPublication * BigInt(contents_limit))),
      card_charge: await priceCardCharge(ctx, price, cardId),
      services: price.lines.map(({ service, quantity, cost }) => ({
        service_id: Number(service.row.id),
        quantity: Number(quantity),
        cost: formatMoney(cost),
        cost_float: toNumber(cost),
      })),
    },
  };
}

function toBigInt(id: number | undefined): bigint | undefined {
  return id === undefined ? undefined : BigInt(id);
}
