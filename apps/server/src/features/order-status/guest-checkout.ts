import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { findAccount, isGuestAccount } from '../accounts/index.ts';
import { type Order, readOrderToken } from '../orders/index.ts';

interface GuestCheckout {
  groupId: bigint;
  accountId: bigint;
  /** The owner of the address has taken it over: it is no guest's any more. */
  isTakenOver: boolean;
  isFrozen: boolean;
  /** Not hidden, oldest first. */
  orders: readonly Order[];
  /** As the guest's account: verbs then see what it owns. */
  asGuest: Context;
}

/** What a token opens. Whatever is wrong with it, the answer is the same. */
export async function guestCheckout(ctx: Context, token: string): Promise<GuestCheckout> {
  const groupId = readOrderToken(ctx, token) ?? refuse('not_found');
  const orders = await ctx.db
    .selectFrom('customer_order')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('group_id', '=', groupId)
    .where('hidden_at', 'is', null)
    .orderBy('id')
    .limit(1000)
    .execute();
  const accountId = orders[0]?.account_id ?? refuse('not_found');
  const account = (await findAccount(ctx, accountId)) ?? refuse('not_found');
  const isFrozen = account.frozen_at !== null;
  return {
    groupId,
    accountId,
    isTakenOver: !isGuestAccount(account),
    isFrozen,
    orders,
    asGuest: { ...ctx, actor: { kind: 'user', accountId, permissions: [], frozen: isFrozen } },
  };
}

/** For changes: only while it is a guest's, and not while its payment is in question. */
export async function changeableCheckout(ctx: Context, token: string): Promise<GuestCheckout> {
  const checkout = await guestCheckout(ctx, token);
  if (checkout.isTakenOver) return refuse('not_found');
  if (checkout.isFrozen) return refuse('account_frozen');
  return checkout;
}
