import type { Context } from '../../../platform/context.ts';
import { costOfPublication } from '../../checkout/index.ts';
import {
  findSubscriptionServices,
  type Subscription,
  type SubscriptionPublication,
} from '../subscription.ts';
import { orderPublication } from './order-publication.ts';
import { publicationPrice } from './publication-lines.ts';
import { settleUnpaid } from './settle-unpaid.ts';
import { waitForMoney } from './wait-for-money.ts';

/** Orders for the publications found, oldest first, until none, no money or no remaining count is left. */
export async function orderForFound(ctx: Context, subscription: Subscription): Promise<void> {
  const services = await findSubscriptionServices(ctx, [subscription.id]);
  for (;;) {
    const publication = await nextOpen(ctx, subscription.id);
    if (!publication) return stopWaiting(ctx, subscription.id);
    if (publication.state === 'unpaid') {
      const missing = await settleUnpaid(ctx, subscription, publication);
      if (!missing) continue;
      if (missing.reason) await waitForMoney(ctx, subscription, missing.needed, missing.reason);
      return;
    }
    const priced = await publicationPrice(ctx, subscription, services, publication);
    // What the card cannot pay for now waits: it is never left out.
    if (priced && 'problem' in priced) return waitForMoney(ctx, subscription, priced.needed, priced.problem);
    const outcome = priced ? await orderPublication(ctx, { subscription, publication, priced }) : 'taken';
    if (outcome === 'over') return;
    if (outcome === 'taken') await skip(ctx, publication.id);
    if (outcome === 'no_money' && priced)
      return waitForMoney(ctx, subscription, costOfPublication(priced), 'balance');
  }
}

/** Unpaid publications come first, so that a refused card is not charged again for the next one. */
function nextOpen(ctx: Context, subscriptionId: bigint): Promise<SubscriptionPublication | undefined> {
  return ctx.db
    .selectFrom('subscription_publication')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('subscription_id', '=', subscriptionId)
    .where('state', 'in', ['found', 'unpaid'])
    .orderBy('state', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** None of the services accepts this publication; the next one may be accepted. */
async function skip(ctx: Context, publicationId: bigint): Promise<void> {
  await ctx.db
    .updateTable('subscription_publication')
    .set({ state: 'skipped' })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', publicationId)
    .where('state', '=', 'found')
    .execute();
}

async function stopWaiting(ctx: Context, subscriptionId: bigint): Promise<void> {
  await ctx.db
    .updateTable('subscription')
    .set({ waiting_since: null, needed: null, waiting_reason: null })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', subscriptionId)
    .where('waiting_since', 'is not', null)
    .execute();
}
