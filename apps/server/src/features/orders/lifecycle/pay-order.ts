import type { OrderDetails } from '@marquee/contract/ordering/order-entities.ts';
import { money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { violated } from '../../../platform/db/violated.ts';
import { Refusal } from '../../../platform/errors.ts';
import { chargeWallets } from '../../ledger/index.ts';
import { orderPaid } from '../events.ts';
import { needsModeration } from '../moderation/flagged-words.ts';
import { lockedOrder, type Order } from '../order.ts';
import { changeOrder } from './change-order.ts';

/**
 * Charges an unpaid order and starts it, inside the caller's transaction. False when it is no longer unpaid, so
 * that paying twice charges once.
 */
export async function payOrder(tx: Context, orderId: bigint): Promise<boolean> {
  const order = await lockedOrder(tx, orderId);
  if (order?.status !== 'unpaid') return false;
  const { account_id: accountId, service_id: serviceId } = order;
  const amount = money(order.cost);
  const paid = await chargeWallets(tx, { customerId: accountId, orderId, amount });
  const now = tx.clock.now();
  const status = (await needsModeration(tx, customTexts(order))) ? 'in_moderation' : 'in_processing';
  const delay = order.starts_at.getTime() - order.created_at.getTime();
  await changeOrder(tx, {
    orderId,
    from: ['unpaid'],
    set: {
      status,
      charged: paid.bonus + paid.cash,
      charged_cash: paid.cash,
      paid_at: now,
      starts_at: new Date(now.getTime() + delay),
    },
  }).catch(refuseTakenLink);
  if (order.drip_feed_id !== null) await startDripFeed(tx, order.drip_feed_id);
  if (status === 'in_processing') await tx.events.emit(tx, orderPaid, { orderId, accountId, serviceId });
  return true;
}

function customTexts({ targetable_values }: Order): string[] {
  const fields = targetable_values as OrderDetails['targetable_values'];
  return fields.flatMap(({ values }) => values);
}

function refuseTakenLink(error: unknown): never {
  if (!violated(error, 'customer_order_active_link')) throw error;
  throw new Refusal('invalid_input', {
    fields: [{ field: 'orders.0.url', code: 'link_in_use' }],
    cause: error,
  });
}

async function startDripFeed(tx: Context, feedId: bigint): Promise<void> {
  await tx.db
    .updateTable('drip_feed')
    .set({ status: 'in_processing' })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', feedId)
    .where('status', '=', 'unpaid')
    .execute();
}

/** The same under a savepoint: if it is refused, the caller's work stays and the order remains unpaid. */
export async function payOrderIfPossible(tx: Context, orderId: bigint): Promise<boolean> {
  await sql`savepoint pay_order`.execute(tx.db);
  try {
    const paid = await payOrder(tx, orderId);
    await sql`release savepoint pay_order`.execute(tx.db);
    return paid;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sql`rollback to savepoint pay_order`.execute(tx.db);
    return false;
  }
}
