import type { OrderLine } from '@marquee/contract/order-line.ts';
import { kindRules, type ServiceKind } from '@marquee/domain/delivery/service-kinds.ts';
import type { Context } from '../../platform/context.ts';
import { localizedCatalogue } from '../catalogue/index.ts';
import { placeOrders } from '../checkout/index.ts';
import { addSubscription } from './add-subscription.ts';
import { customFieldValues } from './custom-field-values.ts';
import type { RequestFields } from './request-fields.ts';
import { fail, texts } from './reseller-api-error.ts';
import { askedOf, serviceKindOf } from './service-kind-of.ts';

/** Places one order from the balance. Of a drip feed the answer names the first run, which stands for all. */
export async function addOrder(
  ctx: Context,
  fields: RequestFields,
  idempotencyKey: string | undefined,
): Promise<{ order: number }> {
  const { stored } = await localizedCatalogue(ctx);
  const id = fields.id('service');
  const service = id === undefined ? undefined : stored.byId.get(BigInt(id));
  const kind = service && serviceKindOf(stored)(service);
  if (!service || !kind) return fail(texts.service);
  const named = fields.text('idempotency_key') ?? idempotencyKey;
  const key = named === undefined ? undefined : `api:${named}`;
  if (kind === 'Subscriptions') return addSubscription(ctx, service, fields, key);
  const line: OrderLine = {
    service_id: Number(service.row.id),
    url: fields.text('link')?.trim() ?? fail(texts.link),
    ...counted(fields, kind, service.row),
    ...dripFeed(fields),
    ...customFieldValues(fields, askedOf(stored, service.row.id)),
  };
  const placed = await placeOrders(ctx, {
    wanted: { orders: [line], source: 'api' },
    idempotencyKey: key,
  });
  const [order] = placed.orders;
  return { order: order?.id ?? fail(texts.request) };
}

function counted(
  fields: RequestFields,
  kind: ServiceKind,
  { min, max }: { min: bigint; max: bigint },
): Pick<OrderLine, 'quantity'> {
  if (kindRules[kind].countedBy !== 'quantity') return {};
  const quantity = fields.whole('quantity') ?? fail(`Quantity less than minimal ${min}`);
  if (quantity < min) fail(`Quantity less than minimal ${min}`);
  if (quantity > max) fail(`Quantity more than maximal ${max}`);
  return { quantity: Number(quantity) };
}

function dripFeed(fields: RequestFields): Pick<OrderLine, 'drip_feed'> {
  const [runs, interval] = [fields.whole('runs'), fields.whole('interval')];
  if (runs === undefined || runs < 2n) return {};
  if (runs > 1000n || interval === undefined || interval < 1n || interval > 43_200n)
    return fail(texts.request);
  const [count, minutes] = [Number(runs), Number(interval)];
  return { drip_feed: { runs: count, minutes_between_runs: minutes, mode: 'flat', quantity_step: 0 } };
}
