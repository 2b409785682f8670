import { isDeepStrictEqual } from 'node:util';
import type { Input } from '@marquee/contract/endpoint.ts';
import type {
  requestOrdersWithCard as endpoint,
  PlacedOrders,
  RequestedOrders,
} from '@marquee/contract/ordering/checkout.ts';
import { zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import {
  latestOrderCharges,
  openInvoice,
  payInvoiceWithCard,
  paymentStepView,
  startPayment,
} from '../../invoices/index.ts';
import { lockCard } from '../../linked-cards/index.ts';
import type { OrderRequest } from '../order-request.ts';
import { placeIdempotently } from './place-idempotently.ts';
import { placedOrders } from './placement.ts';
import type { PricedOrders } from './price-orders.ts';
import { writeOrders } from './write-orders.ts';

type Body = Input<typeof endpoint>['body'];

interface PlacedWithInvoice {
  placed: PlacedOrders;
  invoiceId: string | null;
}

/**
 * Places orders that a linked card pays at once. If the card is declined they stay unpaid. While it is being charged,
 * the same orders again get the charge that is under way.
 */
export async function requestOrdersWithCard(
  ctx: Context,
  body: Body,
  idempotencyKey: string | undefined,
): Promise<RequestedOrders> {
  const { recurring_payments_method_id, pay_minimum, ...orderRequest } = body;
  const cardId = BigInt(recurring_payments_method_id);
  const { placed, invoiceId } = await placeIdempotently(ctx, {
    claim: { key: idempotencyKey, request: { call: 'request-orders-with-card', body } },
    orderRequest,
    payment: { from: 'card', cardId, paysMinimum: Boolean(pay_minimum) },
    write: (tx, priced) => placeWithInvoice(tx, orderRequest, cardId, priced),
  });
  if (invoiceId === null) return { ...placed, payment: null, order_token: null };
  await payInvoiceWithCard(ctx, { invoiceId: BigInt(invoiceId), cardId });
  const step = await startPayment(ctx, BigInt(invoiceId));
  return { ...placed, payment: paymentStepView(step, ctx.locale), order_token: null };
}

async function placeWithInvoice(
  tx: Context,
  orderRequest: OrderRequest,
  cardId: bigint,
  priced: PricedOrders,
): Promise<PlacedWithInvoice> {
  const { price } = priced;
  const { accountId } = signedIn(tx);
  const card = await lockCard(tx, { cardId, accountId });
  if (!card)
    return refuse('invalid_input', { fields: [{ field: 'recurring_payments_method_id', code: 'invalid' }] });
  const running = await runningCharge(tx, cardId, priced);
  if (running) return running;
  const isFree = price.amount === zero;
  const paidBy = isFree ? 'free' : 'card';
  const { groupId, placed } = await writeOrders(tx, { accountId, orderRequest, priced, paidBy });
  if (isFree) return { placed, invoiceId: null };
  const invoice = await openInvoice(tx, {
    accountId,
    methodId: card.method_id,
    cardId,
    purpose: 'orders',
    purposeId: groupId,
    amount: price.amount,
    toBalance: price.toBalance,
    fee: price.fee,
    methodBonus: price.methodBonus,
    successPath: '/orders',
    cancelPath: '/orders',
  });
  return { placed, invoiceId: String(invoice.id) };
}

/** The card stays locked, so that of several calls at once the first opens the charge and the others find it. */
async function runningCharge(
  tx: Context,
  cardId: bigint,
  { price }: PricedOrders,
): Promise<PlacedWithInvoice | undefined> {
  const wanted = price.lines.flatMap(({ service, url, orders, targets }) => {
    const values = targets.map((target) => ({ target_id: Number(target.targetId), values: target.values }));
    return orders.map(({ quantity }) => [service.row.id, url, quantity, values]);
  });
  for (const { id, groupId, isOpen } of await latestOrderCharges(tx, { cardId, amount: price.amount })) {
    const rows = await tx.db
      .selectFrom('customer_order')
      .select(['id', 'service_id', 'link', 'quantity', 'targetable_values'])
      .select(['status', 'holds_link'])
      .where('panel_id', '=', tx.panel.id)
      .where('group_id', '=', groupId)
      .orderBy('id')
      .execute();
    const standing = rows.map((row) => [row.service_id, row.link, row.quantity, row.targetable_values]);
    // Paid since this call was priced: the link is in use by now.
    const isRunning = rows.some(({ status, holds_link }) => holds_link && status === 'in_processing');
    if (!isDeepStrictEqual(standing, wanted) || !(isOpen || isRunning)) continue;
    const orderIds = rows.map((row) => row.id);
    return { placed: placedOrders(price, groupId, orderIds, price.total), invoiceId: String(id) };
  }
  return undefined;
}
