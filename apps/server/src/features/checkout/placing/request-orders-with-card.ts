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
import { openInvoice, payInvoiceWithCard, paymentStepView, startPayment } from '../../invoices/index.ts';
import { findCard } from '../../linked-cards/index.ts';
import type { OrderRequest } from '../order-request.ts';
import { placeIdempotently } from './place-idempotently.ts';
import type { PricedOrders } from './price-orders.ts';
import { writeOrders } from './write-orders.ts';

type Body = Input<typeof endpoint>['body'];

interface PlacedWithInvoice {
  placed: PlacedOrders;
  invoiceId: string | null;
}

/** Places orders that a linked card pays at once. If the card is declined they stay unpaid. */
export async function requestOrdersWithCard(
  ctx: Context,
  body: Body,
  idempotencyKey: string | undefined,
): Promise<RequestedOrders> {
  const { recurring_payments_method_id, ...orderRequest } = body;
  const cardId = BigInt(recurring_payments_method_id);
  const { placed, invoiceId } = await placeIdempotently(ctx, {
    claim: { key: idempotencyKey, request: { call: 'request-orders-with-card', body } },
    orderRequest,
    payment: { from: 'card', cardId },
    write: (tx, priced) => placeWithInvoice(tx, orderRequest, cardId, priced),
  });
  if (invoiceId === null) return { ...placed, payment: null };
  await payInvoiceWithCard(ctx, { invoiceId: BigInt(invoiceId), cardId });
  const step = await startPayment(ctx, BigInt(invoiceId));
  return { ...placed, payment: paymentStepView(step, ctx.locale) };
}

async function placeWithInvoice(
  tx: Context,
  orderRequest: OrderRequest,
  cardId: bigint,
  priced: PricedOrders,
): Promise<PlacedWithInvoice> {
  const { price } = priced;
  const { accountId } = signedIn(tx);
  const card = await findCard(tx, { cardId, accountId });
  if (!card)
    return refuse('invalid_input', { fields: [{ field: 'recurring_payments_method_id', code: 'invalid' }] });
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
    fee: price.fee,
    methodBonus: price.methodBonus,
    successPath: '/orders',
    cancelPath: '/orders',
  });
  return { placed, invoiceId: String(invoice.id) };
}
