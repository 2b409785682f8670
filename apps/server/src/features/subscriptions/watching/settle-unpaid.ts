import { type Money, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/errors.ts';
import { findInvoice, payInvoiceWithCard } from '../../invoices/index.ts';
import { type Order, payOrderIfPossible } from '../../orders/index.ts';
import type { Subscription, SubscriptionPublication } from '../subscription.ts';
import { notifyPublicationOrdered } from './notify-publication-ordered.ts';
import { asCustomer } from './publication-lines.ts';

/**
 * Charges the card for the orders, or the balance if the card is refused. Returns the missing amount, or
 * undefined when the publication is settled. While the bank has not decided, nothing else is charged.
 */
export async function settleUnpaid(
  ctx: Context,
  subscription: Subscription,
  publication: SubscriptionPublication,
): Promise<{ needed: Money; isDecided: boolean } | undefined> {
  const isDecided = await chargeCard(ctx, publication.invoice_id);
  return inTransaction(asCustomer(ctx, subscription), async (tx) => {
    if (isDecided)
      for (const { id } of unpaid(await findOrders(tx, publication))) await payOrderIfPossible(tx, id);
    const orders = await findOrders(tx, publication);
    const open = unpaid(orders);
    if (open.length > 0) return { needed: total(open.map(({ cost }) => cost)), isDecided };
    const { numUpdatedRows } = await tx.db
      .updateTable('subscription_publication')
      .set({ state: 'ordered' })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', publication.id)
      .where('state', '=', 'unpaid')
      .executeTakeFirstOrThrow();
    const charged = total(orders.map((order) => order.charged));
    if (numUpdatedRows === 1n && charged > 0n)
      await notifyPublicationOrdered(tx, subscription, publication, {
        orderIds: orders.map(({ id }) => id),
        charged,
      });
    return undefined;
  });
}

/** Repeating it never charges twice. True once the card has paid or was refused. */
async function chargeCard(ctx: Context, invoiceId: bigint | null): Promise<boolean> {
  const invoice = invoiceId === null ? undefined : await findInvoice(ctx, invoiceId);
  if (!invoice || (invoice.status !== 'open' && invoice.status !== 'in_moderation')) return true;
  if (invoice.status === 'in_moderation' || invoice.card_id === null) return false;
  try {
    const result = await payInvoiceWithCard(ctx, { invoiceId: invoice.id, cardId: invoice.card_id });
    return result !== 'waiting';
  } catch (error) {
    // The gateway is unreachable or the card was removed: the invoice expires unless it is paid otherwise.
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function findOrders(tx: Context, { group_id }: SubscriptionPublication): Promise<Order[]> {
  return tx.db
    .selectFrom('customer_order')
    .selectAll()
    .where('panel_id', '=', tx.panel.id)
    .where('group_id', '=', group_id)
    .orderBy('id')
    .execute();
}

/** An order that the owner cancelled is not waited for. */
function unpaid(orders: readonly Order[]): Order[] {
  return orders.filter(({ status, hidden_at }) => status === 'unpaid' && hidden_at === null);
}

function total(amounts: readonly bigint[]): Money {
  return money(amounts.reduce((sum, amount) => sum + amount, 0n));
}
