import {
  type DeliveryDetails,
  type listWebhookDeliveries as endpoint,
  readDeliveriesPage,
} from '@marquee/contract/api/webhooks.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { ownDelivery, ownWebhook } from '../webhook.ts';
import { deliveryDetails, deliveryView } from './delivery-view.ts';

type Query = Input<typeof endpoint>['query'];

export async function listDeliveries(ctx: Context, query: Query): Promise<Answer<typeof endpoint>> {
  const { offset, limit, direction } = readDeliveriesPage(query);
  const own = ctx.db
    .selectFrom('webhook_delivery')
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', signedIn(ctx).accountId);
  const { state, webhook_id: webhookId } = query;
  const found = own
    .where((row) => (state === undefined ? row.lit(true) : row('state', '=', state)))
    .$if(webhookId !== undefined, (rows) => rows.where('webhook_id', '=', BigInt(webhookId ?? 0)));
  const [rows, total, matching] = await Promise.all([
    // Sorting by id or by time gives the same order, as ids grow with time.
    found.selectAll().orderBy('id', direction).offset(offset).limit(limit).execute(),
    own.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
    found.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return {
    data: rows.map(deliveryView),
    recordsTotal: Number(total.count),
    recordsFiltered: Number(matching.count),
  };
}

export async function getDelivery(ctx: Context, id: bigint): Promise<DeliveryDetails> {
  const delivery = await ownDelivery(ctx, id);
  return deliveryDetails(delivery, await ownWebhook(ctx, delivery.webhook_id));
}
