import type { Answer } from '@marquee/contract/endpoint.ts';
import type { getServiceCost as endpoint } from '@marquee/contract/ordering/quotes.ts';
import { formatMoney } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { localizedCatalogue } from '../catalogue/index.ts';
import { toNumber } from './cost-view.ts';
import { priceCheckout } from './price-checkout.ts';

/** A single line: its problems are reported without the list's name. */
export async function getServiceCost(
  ctx: Context,
  serviceId: number,
  requestedQuantity: number | undefined,
): Promise<Answer<typeof endpoint>> {
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
