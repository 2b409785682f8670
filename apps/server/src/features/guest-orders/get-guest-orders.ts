import type { GuestOrders } from '@marquee/contract/ordering/guest-orders.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { findAccount } from '../accounts/index.ts';
import { loadGuestGroups } from './guest-groups.data.ts';

/** Only for the proven owner of an address; figures only, as a stranger may have typed the rest. */
export async function getGuestOrders(ctx: Context, accountId: bigint): Promise<GuestOrders> {
  const account = await findAccount(ctx, accountId);
  const groups = account?.email ? await loadGuestGroups(ctx, account.email) : [];
  const clean = groups.filter(({ is_clean }) => is_clean);
  const count = (of: typeof groups) => Number(of.reduce((sum, { orders }) => sum + orders, 0n));
  return {
    orders: count(clean),
    amount: formatMoney(money(clean.reduce((sum, { charged }) => sum + charged, 0n))),
    being_checked: count(groups.filter(({ is_clean }) => !is_clean)),
  };
}
