import type { OrderStatusView } from '@marquee/contract/ordering/order-status.ts';
import type { Context } from '../../platform/context.ts';
import { checkoutInvoice, getInvoice, loadReceipt } from '../invoices/index.ts';
import { amountDue, getOrder, listRefillRequests, orderViews } from '../orders/index.ts';
import { guestCheckout } from './guest-checkout.ts';

const takenOver: OrderStatusView = {
  is_taken_over: true,
  is_frozen: false,
  orders: [],
  order: null,
  refills: [],
  due: null,
  invoice: null,
  receipt: null,
};

/** The checkout behind a token. The texts that were typed with it stay out: the contract has no field for them. */
export async function getOrderStatus(
  ctx: Context,
  { token, orderId }: { token: string; orderId: bigint | undefined },
): Promise<OrderStatusView> {
  const { groupId, accountId, isTakenOver, isFrozen, orders, asGuest } = await guestCheckout(ctx, token);
  if (isTakenOver) return takenOver;
  const [first, second] = orders;
  const chosen = orders.find(({ id }) => id === orderId) ?? (second ? undefined : first);
  const unpaid = orders.find(({ status }) => status === 'unpaid');
  const invoiceId = await checkoutInvoice(ctx, { accountId, purposeId: groupId });
  const [views, order, refills, due, invoice] = await Promise.all([
    orderViews(asGuest, orders),
    chosen ? getOrder(asGuest, chosen.id) : null,
    chosen ? listRefillRequests(asGuest, chosen.id) : [],
    unpaid ? amountDue(asGuest, unpaid, { isWhole: true }) : null,
    invoiceId === undefined ? null : getInvoice(asGuest, { invoiceId, accountId }),
  ]);
  const receipt =
    invoice === null || invoice.paid_at === null
      ? null
      : await loadReceipt(asGuest, { invoiceId: BigInt(invoice.id), accountId });
  return {
    is_taken_over: false,
    is_frozen: isFrozen,
    orders: views,
    order,
    refills,
    // A person is checking the payment: it must not be paid a second time.
    due: invoice?.status === 'in_moderation' ? null : due,
    invoice,
    receipt,
  };
}
