import { type Money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { houseAccount } from '../account-name.ts';
import { postTransaction } from '../post-transaction.ts';

/** The panel pays for an order in place of its customer: into escrow, as a customer's money would go. */
export async function sponsorOrder(ctx: Context, input: { orderId: bigint; amount: Money }): Promise<void> {
  if (input.amount === zero) return;
  await postTransaction(ctx, {
    type: 'order',
    key: `sponsored:${input.orderId}`,
    ref: { type: 'order', id: input.orderId },
    postings: [{ from: houseAccount('bonus_cost'), to: houseAccount('escrow'), amount: input.amount }],
  });
}

/** The order has ended: what was delivered is earned, the rest returns to the panel and to no wallet. */
export async function settleSponsored(
  ctx: Context,
  input: { orderId: bigint; earned: Money; returned: Money },
): Promise<void> {
  const escrow = houseAccount('escrow');
  const postings = [
    { from: escrow, to: houseAccount('revenue'), amount: input.earned },
    { from: escrow, to: houseAccount('bonus_cost'), amount: input.returned },
  ].filter(({ amount }) => amount > zero);
  if (postings.length === 0) return;
  await postTransaction(ctx, {
    type: 'revenue',
    key: `sponsored-end:${input.orderId}`,
    ref: { type: 'order', id: input.orderId },
    postings,
  });
}
