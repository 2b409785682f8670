import type { PaymentStepView } from '@marquee/contract/money/invoices.ts';
import type { NumberStyle } from '@marquee/domain/format/number-style.ts';
import { subtract } from '@marquee/domain/money/money.ts';
import type { Ppm } from '@marquee/domain/money/ratio.ts';
import { requiresPayerAction } from '@marquee/domain/payments/payment-rules.ts';
import { paidAmount } from '@marquee/domain/pricing/checkout-cost.ts';
import { methodBonus, paymentFee } from '@marquee/domain/pricing/payment-method.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { findStoredAnswer, once } from '../../../platform/idempotency/once.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import {
  lastOrderCharge,
  openInvoice,
  payInvoiceWithCard,
  paymentStepView,
  startPayment,
} from '../../invoices/index.ts';
import { findCard, type LinkedCard } from '../../linked-cards/index.ts';
import { ownLockedOrder } from '../../orders/index.ts';
import { findPaymentMethod, type PaymentMethod, paymentProblem } from '../../payment-methods/index.ts';
import { cardMethod, refuseProblems } from '../../quotes/index.ts';
import { readerNumbers } from '../../settings/index.ts';
import { payableOrders, unpaidDiscount } from './payable-orders.ts';
import { repriceUnpaid } from './reprice-unpaid.ts';

interface PayInput {
  orderId: bigint;
  /** Exactly one of the two is given. */
  methodId?: bigint | undefined;
  cardId?: bigint | undefined;
  wantsDiscount: boolean;
  /** Pays the method's minimum where the orders cost less. */
  paysMinimum?: boolean;
  /** Pays all unpaid orders of its checkout. */
  isWhole?: boolean;
  /** Where the payer comes back to; the order's own page if absent. */
  returnPath?: string;
  seenTotal?: string | undefined;
  idempotencyKey: string | undefined;
}

interface PaymentSource {
  field: 'payment_method_id' | 'recurring_payments_method_id';
  /** The method whose terms apply. */
  method: PaymentMethod | undefined;
  card: LinkedCard | undefined;
  /** How a limit is written: read before the transaction, as settings come from a cache. */
  numbers: NumberStyle;
}

/**
 * Opens a new invoice for an unpaid order. If an older one gets paid too, its money stays on the balance. A linked
 * card is charged once: while that is under way, and after it, the same call gets the same invoice.
 */
export async function payByInvoice(ctx: Context, input: PayInput): Promise<PaymentStepView> {
  const { idempotencyKey, ...payment } = input;
  const claim = { key: idempotencyKey, request: { call: 'pay-by-invoice', ...payment } };
  const isRepeat = (await findStoredAnswer(ctx, claim)) !== undefined;
  if (!isRepeat) await repriceUnpaid(ctx, payment);
  const discount = await unpaidDiscount(ctx, payment.wantsDiscount);
  const source = await findPaymentSource(ctx, payment);
  const opened = await once(ctx, claim, (tx) => openOrderInvoice(tx, payment, discount, source));
  const invoiceId = BigInt(opened.invoiceId);
  if (source.card) await payInvoiceWithCard(ctx, { invoiceId, cardId: source.card.id });
  return paymentStepView(await startPayment(ctx, invoiceId), ctx.locale);
}

async function findPaymentSource(
  ctx: Context,
  { methodId, cardId }: Pick<PayInput, 'methodId' | 'cardId'>,
): Promise<PaymentSource> {
  const numbers = await readerNumbers(ctx);
  if (cardId === undefined) {
    const method = methodId === undefined ? undefined : await findPaymentMethod(ctx, methodId, 'checkout');
    const isUsable = method && requiresPayerAction(method.flow);
    return { field: 'payment_method_id', method: isUsable ? method : undefined, card: undefined, numbers };
  }
  const card = await findCard(ctx, { cardId, accountId: signedIn(ctx).accountId });
  const method = card && (await cardMethod(ctx, cardId));
  return { field: 'recurring_payments_method_id', method, card, numbers };
}

async function openOrderInvoice(
  tx: Context,
  {
    orderId,
    seenTotal,
    paysMinimum,
    isWhole,
    returnPath = `/orders/${orderId}`,
  }: Omit<PayInput, 'idempotencyKey'>,
  discount: Ppm,
  { field, method, card, numbers }: PaymentSource,
): Promise<{ invoiceId: string }> {
  const charge = card && (await standingCharge(tx, { orderId, cardId: card.id }));
  if (charge) return { invoiceId: String(charge.id) };
  const { amount, groupId, isRestricted } = await payableOrders(tx, {
    orderId,
    discount,
    seenTotal,
    isWhole,
  });
  if (!method) return refuse('invalid_input', { fields: [{ field, code: 'invalid' }] });
  const paid = paidAmount(amount, paysMinimum ? method.minAmount : undefined);
  const bill = { isRestricted, amount: paid, mayBeFree: false };
  refuseProblems({ problems: paymentProblem(tx, field, method, bill, numbers) });
  const { id } = await openInvoice(tx, {
    accountId: signedIn(tx).accountId,
    methodId: card?.method_id ?? method.id,
    ...(card ? { cardId: card.id } : {}),
    purpose: 'orders',
    purposeId: groupId,
    amount,
    toBalance: subtract(paid, amount),
    fee: paymentFee(paid, method.terms),
    methodBonus: methodBonus(paid, method.terms),
    successPath: returnPath,
    cancelPath: returnPath,
  });
  return { invoiceId: String(id) };
}

/** The order stays locked, so that of several calls at once the first opens the charge and the others find it. */
async function standingCharge(tx: Context, { orderId, cardId }: { orderId: bigint; cardId: bigint }) {
  const order = await ownLockedOrder(tx, orderId);
  const charge = await lastOrderCharge(tx, { groupId: order.group_id, cardId });
  // A payment that came too late or was not enough for the order leaves it unpaid: it may be paid again.
  return charge?.status === 'open' || order.status !== 'unpaid' ? charge : undefined;
}
