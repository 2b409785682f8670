import type { PaymentStepView } from '@marquee/contract/invoices.ts';
import { formatMoney, type Money, zero } from '@marquee/domain/money/money.ts';
import type { Ppm } from '@marquee/domain/money/ratio.ts';
import { methodBonus, paymentFee } from '@marquee/domain/pricing/payment-method.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/http/signed-in.ts';
import { once } from '../../platform/idempotency/once.ts';
import { openInvoice, paymentStepView, startPayment } from '../invoices/index.ts';
import { findPaymentMethod, type PaymentMethod } from '../payment-methods/index.ts';
import { payableOrders, unpaidDiscount } from './payable-orders.ts';

interface PayInput {
  orderId: bigint;
  methodId: bigint;
  wantsDiscount: boolean;
  idempotencyKey: string | undefined;
}

/** A new invoice for an unpaid order. Should an older one be paid as well, its money stays on the balance. */
export async function payByInvoice(ctx: Context, input: PayInput): Promise<PaymentStepView> {
  const { idempotencyKey, ...asked } = input;
  const claim = { key: idempotencyKey, request: { call: 'pay-by-invoice', ...asked } };
  const discount = await unpaidDiscount(ctx, asked.wantsDiscount);
  const method = await findPaymentMethod(ctx, asked.methodId, 'checkout');
  const { invoiceId } = await once(ctx, claim, (tx) => open(tx, asked.orderId, discount, method));
  return paymentStepView(await startPayment(ctx, BigInt(invoiceId)), ctx.locale);
}

async function open(
  tx: Context,
  orderId: bigint,
  discount: Ppm,
  method: PaymentMethod | undefined,
): Promise<{ invoiceId: string }> {
  const payable = await payableOrders(tx, { orderId, discount });
  const problem = problemWith(method, payable.amount, payable.isPaymentRestricted);
  if (problem || !method)
    return refuse('invalid_input', {
      fields: [{ field: 'payment_method_id', ...(problem ?? { code: 'invalid' }) }],
    });
  const { id } = await openInvoice(tx, {
    accountId: signedIn(tx).accountId,
    methodId: method.id,
    purpose: 'orders',
    purposeId: payable.groupId,
    amount: payable.amount,
    fee: paymentFee(payable.amount, method.terms),
    methodBonus: methodBonus(payable.amount, method.terms),
    successPath: `/orders/${orderId}`,
    cancelPath: `/orders/${orderId}`,
  });
  return { invoiceId: String(id) };
}

function problemWith(method: PaymentMethod | undefined, amount: Money, isRestricted: boolean) {
  if (!method || method.strategy === 'balance' || method.strategy === 'linkedCard')
    return { code: 'invalid' } as const;
  if (isRestricted && method.strategy === 'stripe_checkout')
    return { code: 'method_not_for_service' } as const;
  if (amount === zero || amount < method.minAmount)
    return { code: 'too_small', values: { limit: formatMoney(method.minAmount) } } as const;
  if (method.maxAmount !== null && amount > method.maxAmount)
    return { code: 'too_big', values: { limit: formatMoney(method.maxAmount) } } as const;
  return undefined;
}
