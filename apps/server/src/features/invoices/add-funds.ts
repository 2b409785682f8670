import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { once } from '../../platform/idempotency/once.ts';
import { findAccount, shownEmail } from '../accounts/index.ts';
import { redeemCoupon } from '../coupons/index.ts';
import { lockCard } from '../linked-cards/index.ts';
import { openTopUp } from './open-charge.ts';
import { openInvoice, reserveInvoiceId } from './open-invoice.ts';
import type { PaymentStep } from './payment-step.ts';
import { priceInvoice, type QuoteRequest } from './quote-invoice.ts';
import { safePath } from './safe-path.ts';
import { payInvoiceWithCard } from './settling/pay-invoice-with-card.ts';
import { startPayment } from './start-payment.ts';

interface Input extends QuoteRequest {
  accountId: bigint;
  cardId: bigint | undefined;
  successPath: string | undefined;
  cancelPath: string | undefined;
  key: string | undefined;
}

/**
 * Opens an invoice once per key, then asks the gateway how to pay it. While a card is being charged, the same amount
 * again gets the charge that is under way.
 */
export async function addFunds(ctx: Context, input: Input): Promise<PaymentStep> {
  const { key, ...request } = input;
  const { invoiceId } = await once(ctx, { key, request: ['addFunds', request] }, async (tx) => ({
    invoiceId: String(await openFundsInvoice(tx, input)),
  }));
  const id = BigInt(invoiceId);
  if (input.cardId === undefined) return startPayment(ctx, id);
  await payInvoiceWithCard(ctx, { invoiceId: id, cardId: input.cardId });
  return startPayment(ctx, id);
}

async function openFundsInvoice(tx: Context, input: Input): Promise<bigint> {
  const { accountId, cardId, amount } = input;
  const { method, quote } = await priceInvoice(tx, input);
  if (cardId !== undefined) {
    const card = await lockCard(tx, { cardId, accountId });
    if (card?.method_id !== method.id)
      refuse('invalid_input', { fields: [{ field: 'recurring_payments_method_id', code: 'invalid' }] });
    const running = await openTopUp(tx, cardId);
    if (running) return running.amount === amount ? running.id : refuse('wrong_state');
  }
  const id = await reserveInvoiceId(tx);
  const redeemed = input.couponCode
    ? await redeemCoupon(tx, {
        code: input.couponCode,
        accountId,
        use: { type: 'invoice', id },
        type: 'bonus',
        amount,
      })
    : undefined;
  const account = await findAccount(tx, accountId);
  const email = account && shownEmail(account);
  const path = (requested: string | undefined, usual: string) =>
    safePath(requested, localizedPath(usual, tx.locale));
  await openInvoice(tx, {
    id,
    accountId,
    methodId: method.id,
    ...(cardId === undefined ? {} : { cardId }),
    purpose: 'add_funds',
    amount,
    fee: quote.fee,
    methodBonus: quote.methodBonus,
    ...(redeemed ? { coupon: { id: redeemed.couponId, bonus: redeemed.bonus } } : {}),
    successPath: path(input.successPath, '/add-funds/success'),
    cancelPath: path(input.cancelPath, '/add-funds/error'),
    ...(email ? { email } : {}),
  });
  return id;
}
