import type { GuestOrders } from '@marquee/contract/ordering/guest-orders.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Account } from '../accounts/index.ts';
import { loadGuestGroups } from './guest-groups.data.ts';

/** Only for the proven owner of an address; figures only, as a stranger may have typed the rest. */
export async function getGuestOrders(ctx: Context, accountId: bigint): Promise<GuestOrders> {
  // Read by the same statement: this comes with every list of orders.
  const email = sql<string | null>`(
    select email from account where panel_id = ${ctx.panel.id} and id = ${accountId})`;
  const groups = await loadGuestGroups(ctx, email);
  const clean = groups.filter(({ is_clean }) => is_clean);
  const count = (of: typeof groups) => Number(of.reduce((sum, { orders }) => sum + orders, 0n));
  return {
    orders: count(clean),
    amount: formatMoney(money(clean.reduce((sum, { charged }) => sum + charged, 0n))),
    being_checked: count(groups.filter(({ is_clean }) => !is_clean)),
  };
}

interface GuestFigures {
  id: number;
  orders: number;
  charged: string;
}

const mostGuests = 20;

/** The guests whose orders the owner of the address could take over now. */
export async function guestAccountsOf(
  ctx: Context,
  { email }: Pick<Account, 'email'>,
): Promise<GuestFigures[]> {
  if (email === null) return [];
  const clean = (await loadGuestGroups(ctx, email)).filter(({ is_clean }) => is_clean);
  return [...Map.groupBy(clean, ({ guest_id }) => guest_id)].slice(0, mostGuests).map(([id, groups]) => ({
    id: Number(id),
    orders: Number(groups.reduce((sum, { orders }) => sum + orders, 0n)),
    charged: formatMoney(money(groups.reduce((sum, { charged }) => sum + charged, 0n))),
  }));
}
