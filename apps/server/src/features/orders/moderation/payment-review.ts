import type { OrderStatus } from '@marquee/domain/orders/status.ts';
import type { Context } from '../../../platform/context.ts';
import { event } from '../../../platform/events/events.ts';
import type { Order } from '../order.ts';

type Unpaid = Pick<Order, 'status' | 'group_id'>;

/** All checkouts of one account, or the given ones. */
export type ReviewedCheckouts = { accountId: bigint } | { groupIds: readonly bigint[] };

/** Orders do not know how they are paid: a listener adds the checkouts whose payment is in review. */
export const paymentReviewAsked = event<{ of: ReviewedCheckouts; inReview: Set<bigint> }>(
  'payment-review-asked',
);

/** A listener adds the invoice that paid for the checkout. */
export const paidInvoiceAsked = event<{ accountId: bigint; groupId: bigint; invoiceIds: bigint[] }>(
  'paid-invoice-asked',
);

/** The customer's checkouts whose payment is in review; usually none. */
export async function accountsGroupsInReview(ctx: Context, accountId: bigint): Promise<bigint[]> {
  return [...(await findCheckoutsInReview(ctx, { accountId }))];
}

/** The checkouts of these orders whose payment is in review. Only unpaid orders can have one. */
export async function groupsInReview(ctx: Context, orders: readonly Unpaid[]): Promise<Set<bigint>> {
  const unpaid = orders.filter(({ status }) => status === 'unpaid').map(({ group_id }) => group_id);
  return unpaid.length === 0 ? new Set() : findCheckoutsInReview(ctx, { groupIds: [...new Set(unpaid)] });
}

async function findCheckoutsInReview(ctx: Context, of: ReviewedCheckouts): Promise<Set<bigint>> {
  const inReview = new Set<bigint>();
  await ctx.events.emit(ctx, paymentReviewAsked, { of, inReview });
  return inReview;
}

/** To its owner an unpaid order with a payment in review shows as in moderation, so that nobody pays twice. */
export function shownStatus({ status, group_id }: Unpaid, inReview: Set<bigint>): OrderStatus {
  return status === 'unpaid' && inReview.has(group_id) ? 'in_moderation' : status;
}
