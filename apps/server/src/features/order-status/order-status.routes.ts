import * as endpoints from '@marquee/contract/ordering/order-status.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { Download } from '../../platform/http/answers/download.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { payByInvoice } from '../checkout/index.ts';
import { checkInvoice, checkoutInvoice, downloadReceipt, markInvoicePaid } from '../invoices/index.ts';
import { askRefill, orderStatusPath } from '../orders/index.ts';
import { getOrderStatus } from './get-order-status.ts';
import { changeableCheckout, guestCheckout } from './guest-checkout.ts';
import { watchOrderStatus } from './watch-order-status.ts';

/** An open page asks whenever something changes. Counted by address, since nobody is signed in. */
const readLimit = { limit: { points: 120, seconds: 60 } };
const changeLimit = { limit: { points: 30, seconds: 600 } };

export const orderStatusRoutes: readonly Route[] = [
  route(
    endpoints.getOrderStatus,
    async (ctx, { params: { token }, query: { order } }) => ({
      data: await getOrderStatus(ctx, { token, orderId: order === undefined ? undefined : BigInt(order) }),
    }),
    readLimit,
  ),
  route(endpoints.watchOrderStatus, (ctx, { params: { token } }) => watchOrderStatus(ctx, token), {
    limit: { points: 60, seconds: 60 },
  }),
  route(
    endpoints.payOrderStatus,
    async (ctx, { params: { token }, body }, _, { idempotencyKey }) => {
      const { asGuest, groupId, orders } = await changeableCheckout(ctx, token);
      const unpaid = orders.find(({ status }) => status === 'unpaid') ?? refuse('wrong_state');
      const data = await payByInvoice(asGuest, {
        orderId: unpaid.id,
        isWhole: true,
        methodId: BigInt(body.payment_method_id),
        wantsDiscount: true,
        paysMinimum: Boolean(body.pay_minimum),
        returnPath: localizedPath(orderStatusPath(ctx, groupId), ctx.locale),
        seenTotal: body.total,
        idempotencyKey,
      });
      return { data };
    },
    changeLimit,
  ),
  route(
    endpoints.claimOrderStatusPaid,
    async (ctx, { params: { token }, body }) => {
      const { asGuest, accountId, groupId } = await changeableCheckout(ctx, token);
      const invoiceId = await checkoutInvoice(ctx, { accountId, purposeId: groupId });
      // The guest's account may have other invoices: this link is for one checkout.
      if (invoiceId !== BigInt(body.invoice_id)) return refuse('not_found');
      await markInvoicePaid(asGuest, { invoiceId, accountId, comment: body.comment ?? '' });
      return undefined;
    },
    changeLimit,
  ),
  route(
    endpoints.checkOrderStatus,
    async (ctx, { params: { token } }) => {
      const { accountId, groupId, isTakenOver } = await guestCheckout(ctx, token);
      const invoiceId = isTakenOver
        ? undefined
        : await checkoutInvoice(ctx, { accountId, purposeId: groupId });
      if (invoiceId !== undefined) await checkInvoice(ctx, { invoiceId, source: 'return' });
      return undefined;
    },
    changeLimit,
  ),
  route(
    endpoints.refillOrderStatus,
    async (ctx, { params: { token, orderId } }) => {
      const { asGuest, orders } = await changeableCheckout(ctx, token);
      const order = orders.find(({ id }) => id === BigInt(orderId)) ?? refuse('not_found');
      await askRefill(asGuest, order.id);
      return undefined;
    },
    changeLimit,
  ),
  route(
    endpoints.downloadOrderStatusReceipt,
    (ctx, { params: { token } }) => receiptOf(ctx, token),
    changeLimit,
  ),
];

async function receiptOf(ctx: Context, token: string): Promise<Download> {
  const { asGuest, accountId, groupId, isTakenOver } = await guestCheckout(ctx, token);
  const invoiceId = isTakenOver ? undefined : await checkoutInvoice(ctx, { accountId, purposeId: groupId });
  return invoiceId === undefined ? refuse('not_found') : downloadReceipt(asGuest, { invoiceId, accountId });
}
