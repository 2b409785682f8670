import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type {
  requestOrders as endpoint,
  PlacedOrders,
  RequestedOrders,
} from '@marquee/contract/ordering/checkout.ts';
import { zero } from '@marquee/domain/money/money.ts';
import { requiresPayerAction } from '@marquee/domain/payments/payment-rules.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import { guestAccount } from '../../accounts/index.ts';
import { openInvoice, paymentStepView, startPayment } from '../../invoices/index.ts';
import { orderStatusPath, orderToken } from '../../orders/index.ts';
import { mailGuestJob } from '../mail-guest.job.ts';
import type { OrderRequest } from '../order-request.ts';
import { placeIdempotently } from './place-idempotently.ts';
import type { PricedOrders } from './price-orders.ts';
import { writeOrders } from './write-orders.ts';

type Body = Input<typeof endpoint>['body'];

interface PlacedWithInvoice {
  placed: PlacedOrders;
  invoiceId: string | null;
}

/** Places orders that a payment method pays: unpaid until the invoice settles. A guest gives an email address. */
export async function requestOrders(
  ctx: Context,
  body: Body,
  incoming: Pick<Incoming, 'idempotencyKey' | 'address'> & { browserOf?: bigint | undefined },
): Promise<Answer<typeof endpoint>> {
  const isGuest = ctx.actor.kind !== 'user';
  const { email } = body;
  if (isGuest && !email) refuse('invalid_input', { fields: [{ field: 'email', code: 'required' }] });
  const {
    email: _,
    payment_method_id,
    pay_minimum,
    affiliate_code: __,
    success_url: ___,
    cancel_url: ____,
    ...orderRequest
  } = body;
  const opened = await placeIdempotently(ctx, {
    claim: {
      key: incoming.idempotencyKey,
      request: { call: 'request-orders', body },
      ...(isGuest ? { caller: `guest:${incoming.address}` } : {}),
    },
    orderRequest,
    payment: {
      from: 'invoice',
      methodId: BigInt(payment_method_id),
      paysMinimum: Boolean(pay_minimum),
    },
    write: (tx, priced) =>
      placeWithInvoice(tx, { ...body, browserOf: incoming.browserOf }, orderRequest, priced),
  });
  const data: RequestedOrders = {
    ...opened.placed,
    payment:
      opened.invoiceId === null
        ? null
        : paymentStepView(await startPayment(ctx, BigInt(opened.invoiceId)), ctx.locale),
    order_token: isGuest ? orderToken(ctx, BigInt(opened.placed.order_group_id)) : null,
  };
  // The answer must not depend on whether the address was known.
  return { data, user: isGuest && email ? { isNewUser: true, email } : null };
}

async function placeWithInvoice(
  tx: Context,
  { email, affiliate_code, success_url, cancel_url, browserOf }: Body & { browserOf: bigint | undefined },
  orderRequest: OrderRequest,
  priced: PricedOrders,
): Promise<PlacedWithInvoice> {
  const { price } = priced;
  const { method } = price;
  if (!method || !requiresPayerAction(method.flow))
    return refuse('invalid_input', { fields: [{ field: 'payment_method_id', code: 'invalid' }] });

  const accountId =
    tx.actor.kind === 'user'
      ? tx.actor.accountId
      : await guestAccount(tx, { email: email ?? '', affiliateCode: affiliate_code ?? undefined, browserOf });
  const isFree = price.amount === zero;
  const paidBy = isFree ? 'free' : 'invoice';
  const written = await writeOrders(tx, {
    accountId,
    orderRequest,
    priced,
    paidBy,
    affiliateCode: affiliate_code,
  });
  if (tx.actor.kind !== 'user')
    await tx.jobs.send(mailGuestJob, {
      panelId: tx.panel.id,
      accountId,
      groupId: written.groupId,
      email: email ?? '',
    });
  if (isFree) return { placed: written.placed, invoiceId: null };

  // A guest has no list of orders to come back to.
  const returnPath =
    tx.actor.kind === 'user' ? '/orders' : localizedPath(orderStatusPath(tx, written.groupId), tx.locale);
  const invoice = await openInvoice(tx, {
    accountId,
    methodId: method.id,
    purpose: 'orders',
    purposeId: written.groupId,
    amount: price.amount,
    toBalance: price.toBalance,
    fee: price.fee,
    methodBonus: price.methodBonus,
    successPath: success_url ?? returnPath,
    cancelPath: cancel_url ?? returnPath,
    ...(email ? { email } : {}),
  });
  return { placed: written.placed, invoiceId: String(invoice.id) };
}
