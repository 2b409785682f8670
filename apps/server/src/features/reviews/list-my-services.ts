import type { listMyServices as endpoint } from '@marquee/contract/catalogue/reviews.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { localizedCatalogue } from '../catalogue/index.ts';
import { ownReviews } from './own-reviews.ts';

interface Input {
  page: number;
  per_page: number;
  onlyWithoutReview?: boolean;
}

/** Services that were delivered to the caller and are still in the catalogue, latest first. */
export async function listMyServices(ctx: Context, input: Input): Promise<Answer<typeof endpoint>> {
  if (ctx.actor.kind !== 'user') return refuse('unauthenticated');
  const [catalogue, purchases, reviews, lastOrders] = await Promise.all([
    localizedCatalogue(ctx),
    ctx.db
      .selectFrom('service_purchase')
      .select(['service_id', 'completed_orders', 'last_completed_at'])
      .where('panel_id', '=', ctx.panel.id)
      .where('account_id', '=', ctx.actor.accountId)
      .orderBy('last_completed_at', 'desc')
      .orderBy('service_id', 'desc')
      .execute(),
    ownReviews(ctx, ctx.actor.accountId),
    lastOrdersByService(ctx, ctx.actor.accountId),
  ]);
  const available = purchases.flatMap((purchase) => {
    const service = catalogue.stored.byId.get(purchase.service_id);
    const review = reviews.get(purchase.service_id) ?? null;
    return service && !(input.onlyWithoutReview && review) ? [{ purchase, service, review }] : [];
  });
  const { page, per_page } = input;
  const shown = available.slice((page - 1) * per_page, page * per_page);
  return {
    data: shown.map(({ purchase, service, review }) => ({
      service: catalogue.card(service),
      completed_orders: purchase.completed_orders,
      last_completed_at: purchase.last_completed_at.toISOString(),
      review,
      last_order: lastOrders.get(purchase.service_id) ?? null,
    })),
    total: available.length,
    page,
    per_page,
  };
}

/** Only the latest orders are looked through: somebody may have 100,000. */
const ordersLookedAt = 1000;

async function lastOrdersByService({ db, panel }: Context, accountId: bigint) {
  const { rows } = await sql<{ service_id: bigint; id: bigint; link: string; quantity: bigint }>`
    select distinct on (service_id) service_id, id, link, quantity from (
      select service_id, id, link, quantity from customer_order
       where panel_id = ${panel.id} and account_id = ${accountId} and hidden_at is null and drip_feed_id is null
       order by id desc limit ${ordersLookedAt}) as latest
     order by service_id, id desc`.execute(db);
  return new Map(
    rows.map(({ service_id, id, link, quantity }) => [
      service_id,
      { id: Number(id), url: link, quantity: Number(quantity) },
    ]),
  );
}
