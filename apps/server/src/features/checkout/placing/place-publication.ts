import type { OrderLine } from '@marquee/contract/ordering/order-line.ts';
import type { Money } from '@marquee/domain/money/money.ts';
import { zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { openInvoice } from '../../invoices/index.ts';
import { findCard } from '../../linked-cards/index.ts';
import { linksInUse } from '../../quotes/index.ts';
import type { Payment } from '../order-request.ts';
import { type PricedOrders, priceOrders } from './price-orders.ts';
import { writeOrders } from './write-orders.ts';

interface PublicationLine {
  line: OrderLine;
  delayMinutes: number;
}

export interface PricedPublication {
  lines: readonly PublicationLine[];
  cardId: bigint | null;
  priced: PricedOrders;
}

/** The services could be ordered, but the card cannot pay for them. */
export interface CardProblem {
  problem: 'card_unusable' | 'card_too_small' | 'card_too_big';
  needed: Money;
}

interface PlacedPublication {
  groupId: bigint;
  orders: readonly { id: bigint; serviceId: bigint }[];
  /** Unpaid until it settles; null when the balance paid, or when the card is gone. */
  invoiceId: bigint | null;
}

/**
 * Keeps the lines that can be ordered right now; undefined if there are none. Where the card cannot pay for them,
 * says why and what is needed. The customer is the caller.
 */
export async function pricePublication(
  ctx: Context,
  { lines, cardId }: Omit<PricedPublication, 'priced'>,
): Promise<PricedPublication | CardProblem | undefined> {
  const price = (candidates: readonly PublicationLine[], payment: Payment, isPart: boolean) =>
    priceOrders(ctx, { orders: candidates.map(({ line }) => line) }, payment, {
      isForPublication: true,
      isPart,
    });
  const balance: Payment = { from: 'balance' };
  const orderable: PublicationLine[] = [];
  for (const candidate of lines) {
    const alone = await price([candidate], balance, true).catch(ignoreRefusal);
    // A link already ordered by hand must not block the other services of this publication.
    if (alone && (await linksInUse(ctx, alone.price.lines, 'orders')).length === 0) orderable.push(candidate);
  }
  if (orderable.length === 0) return undefined;
  if (cardId === null) {
    const priced = await price(orderable, balance, false).catch(ignoreRefusal);
    return priced && { lines: orderable, cardId, priced };
  }
  try {
    const priced = await price(orderable, { from: 'card', cardId }, false);
    return { lines: orderable, cardId, priced };
  } catch (error) {
    const problem = cardProblem(error);
    const priced = await price(orderable, balance, true).catch(ignoreRefusal);
    return priced && { problem, needed: priced.price.amount };
  }
}

function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}

/** What the refusal says about the card; anything else about it makes it unusable. */
function cardProblem(error: unknown): CardProblem['problem'] {
  if (!(error instanceof Refusal)) throw error;
  const code = error.fields.find(({ field }) => field === 'recurring_payments_method_id')?.code;
  if (code === 'too_small') return 'card_too_small';
  return code === 'too_big' ? 'card_too_big' : 'card_unusable';
}

/** Inside the caller's transaction: charged from the balance, or unpaid with an invoice for the card. */
export async function placePublication(
  tx: Context,
  {
    accountId,
    subscriptionId,
    publication,
  }: { accountId: bigint; subscriptionId: bigint; publication: PricedPublication },
): Promise<PlacedPublication> {
  const { lines, cardId, priced } = publication;
  const { price } = priced;
  const paysByCard = cardId !== null && price.amount > zero;
  const { groupId, placed } = await writeOrders(tx, {
    accountId,
    orderRequest: { orders: lines.map(({ line }) => line), source: 'subscription' },
    priced,
    paidBy: paysByCard ? 'card' : 'balance',
    subscription: { id: subscriptionId, delays: lines.map(({ delayMinutes }) => delayMinutes) },
  });
  // Subscriptions send the mails about their orders themselves.
  await tx.db
    .updateTable('order_group')
    .set({ told_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', groupId)
    .execute();
  const card = paysByCard ? await findCard(tx, { cardId, accountId }) : undefined;
  const invoice =
    card &&
    (await openInvoice(tx, {
      accountId,
      methodId: card.method_id,
      cardId: card.id,
      purpose: 'orders',
      purposeId: groupId,
      amount: price.amount,
      fee: price.fee,
      methodBonus: price.methodBonus,
      successPath: `/subscriptions/${subscriptionId}`,
      cancelPath: `/subscriptions/${subscriptionId}`,
    }));
  return {
    groupId,
    orders: placed.orders.map(({ id, service_id }) => ({ id: BigInt(id), serviceId: BigInt(service_id) })),
    invoiceId: invoice?.id ?? null,
  };
}

/** What the customer pays for it, including the card's fee. */
export function costOfPublication({ priced }: PricedPublication): Money {
  return priced.price.total;
}
