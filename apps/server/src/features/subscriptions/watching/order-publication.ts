import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/errors.ts';
import {
  costOfPublication,
  isLinkInUse,
  type PricedPublication,
  placePublication,
} from '../../checkout/index.ts';
import { followPlaced } from '../../dispatch/index.ts';
import { endSubscription } from '../end-subscription.ts';
import { orderOfKey } from '../handover/handover.ts';
import { lockedSubscription, type Subscription, type SubscriptionPublication } from '../subscription.ts';
import { notifyPublicationOrdered } from './notify-publication-ordered.ts';
import { asCustomer } from './publication-lines.ts';

interface Ordering {
  subscription: Subscription;
  publication: SubscriptionPublication;
  priced: PricedPublication;
}

type Outcome = 'ordered' | 'no_money' | 'taken' | 'over';

/**
 * Orders for one publication: claim, orders, money and count in one transaction, so that a second worker
 * finds nothing to do. Orders to be paid by card stay unpaid until the card is charged.
 */
export async function orderPublication(ctx: Context, ordering: Ordering): Promise<Outcome> {
  const acting = asCustomer(ctx, ordering.subscription);
  try {
    return (await inTransaction(acting, (tx) => write(tx, ordering))) ? 'ordered' : 'over';
  } catch (error) {
    if (error instanceof Refusal && error.code === 'insufficient_balance') return 'no_money';
    if (isLinkInUse(error)) return 'taken';
    throw error;
  }
}

async function write(tx: Context, { subscription: { id }, publication, priced }: Ordering): Promise<boolean> {
  const subscription = await lockedSubscription(tx, id);
  if (!subscription || subscription.contents_count >= subscription.contents_limit) return false;
  if (!(await isStillFound(tx, publication.id))) return false;
  const { account_id: accountId } = subscription;
  const placed = await placePublication(tx, { accountId, subscriptionId: id, publication: priced });
  const charged = costOfPublication(priced);
  const isUnpaid = priced.cardId !== null && charged > 0n;
  await tx.db
    .updateTable('subscription_publication')
    .set({ state: isUnpaid ? 'unpaid' : 'ordered', group_id: placed.groupId, invoice_id: placed.invoiceId })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', publication.id)
    .execute();
  if (subscription.watched_by === 'provider')
    for (const order of placed.orders)
      await followPlaced(tx, { orderId: order.id, ...orderOfKey(publication.key) });
  const key = { panel_id: tx.panel.id, subscription_id: id, publication_id: publication.id };
  await tx.db
    .insertInto('subscription_order')
    .values(placed.orders.map(({ id: order_id, serviceId }) => ({ ...key, service_id: serviceId, order_id })))
    .execute();
  const count = subscription.contents_count + 1;
  await tx.db
    .updateTable('subscription')
    .set({
      contents_count: count,
      waiting_since: null,
      needed: null,
      waiting_reason: null,
      updated_at: tx.clock.now(),
    })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', id)
    .execute();
  const orderIds = placed.orders.map((order) => order.id);
  if (!isUnpaid) await notifyPublicationOrdered(tx, subscription, publication, { orderIds, charged });
  if (!isUnpaid && count >= subscription.contents_limit)
    await endSubscription(tx, subscription, 'limit-reached');
  return true;
}

async function isStillFound(tx: Context, publicationId: bigint): Promise<boolean> {
  const row = await tx.db
    .selectFrom('subscription_publication')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', publicationId)
    .where('state', '=', 'found')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
