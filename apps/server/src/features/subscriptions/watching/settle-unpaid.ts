import { type Money, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/errors.ts';
import { chargePublicationAgain } from '../../checkout/index.ts';
import { findInvoice, payInvoiceWithCard } from '../../invoices/index.ts';
import { findCard } from '../../linked-cards/index.ts';
import { type Order, payOrderIfPossible } from '../../orders/index.ts';
import {
  lockedSubscription,
  type Subscription,
  type SubscriptionPublication,
  type WaitingReason,
} from '../subscription.ts';
import { notifyPublicationOrdered } from './notify-publication-ordered.ts';
import { asCustomer } from './publication-lines.ts';

interface Missing {
  needed: Money;
  /** Undefined while the bank has not decided. */
  reason: WaitingReason | undefined;
}

/**
 * Charges the card for the orders, or the balance if the card is refused. Returns the missing amount, or
 * undefined when the publication is settled or has a new invoice. While the bank has not decided, nothing else is
 * charged.
 */
export async function settleUnpaid(
  ctx: Context,
  subscription: Subscription,
  publication: SubscriptionPublication,
): Promise<Missing | undefined> {
  const charge = await chargeCard(ctx, publication.invoice_id);
  return inTransaction(asCustomer(ctx, subscription), async (tx) => {
    const current = (await lockedSubscription(tx, subscription.id)) ?? subscription;
    const before = unpaid(await findOrders(tx, publication));
    if (
      charge.isDecided &&
      before.length > 0 &&
      current.card_id !== null &&
      current.card_id !== charge.cardId
    )
      return chargeOtherCard(tx, current, publication, before);
    // A card that is gone leaves the choice to the owner; one that was refused lets the balance pay.
    const isGone = charge.isGone && current.card_id !== null;
    if (charge.isDecided && !isGone) for (const { id } of before) await payOrderIfPossible(tx, id);
    const orders = await findOrders(tx, publication);
    const open = unpaid(orders);
    if (open.length > 0)
      return { needed: total(open.map(({ cost }) => cost)), reason: waitingReason(charge, current) };
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

interface CardCharge {
  cardId: bigint | null;
  /** The card has paid or was refused, or nobody can charge it any more. */
  isDecided: boolean;
  isGone: boolean;
}

function waitingReason(
  { isDecided, isGone }: CardCharge,
  { card_id }: Subscription,
): WaitingReason | undefined {
  if (!isDecided) return undefined;
  if (card_id === null) return 'balance';
  return isGone ? 'card_unusable' : 'card_declined';
}

/** The owner has chosen another card since: it is charged in the next round, under a new invoice. */
async function chargeOtherCard(
  tx: Context,
  { id: subscriptionId, account_id: accountId, card_id: cardId }: Subscription,
  { id, group_id: groupId }: SubscriptionPublication,
  orders: readonly Order[],
): Promise<Missing | undefined> {
  if (cardId === null || groupId === null) throw new Error('there is no card or no checkout to charge');
  const amount = total(orders.map(({ cost }) => cost));
  const charge = { accountId, subscriptionId, groupId, cardId, amount };
  const opened = await chargePublicationAgain(tx, charge);
  if ('problem' in opened) return { needed: opened.needed, reason: opened.problem };
  await tx.db
    .updateTable('subscription_publication')
    .set({ invoice_id: opened.invoiceId })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', id)
    .execute();
  return undefined;
}

/** Repeating it never charges twice. */
async function chargeCard(ctx: Context, invoiceId: bigint | null): Promise<CardCharge> {
  const invoice = invoiceId === null ? undefined : await findInvoice(ctx, invoiceId);
  if (!invoice) return { cardId: null, isDecided: true, isGone: true };
  const cardId = invoice.card_id;
  const decided = { cardId, isDecided: true, isGone: false };
  const undecided = { cardId, isDecided: false, isGone: false };
  if (invoice.status !== 'open' && invoice.status !== 'in_moderation') return decided;
  if (invoice.status === 'in_moderation' || cardId === null) return undecided;
  const isUntouched = invoice.gateway_ref === null && invoice.charge_asked_at === null;
  if (isUntouched && !(await findCard(ctx, { cardId, accountId: invoice.account_id })))
    return { cardId, isDecided: true, isGone: true };
  try {
    const result = await payInvoiceWithCard(ctx, { invoiceId: invoice.id, cardId });
    return result === 'waiting' ? undecided : decided;
  } catch (error) {
    // The gateway is unreachable: it is asked again.
    if (error instanceof Refusal) return undecided;
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
