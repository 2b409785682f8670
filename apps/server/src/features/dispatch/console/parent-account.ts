import type { ParentAccount } from '@marquee/contract/console/parent-account.ts';
import { add, formatMoney, money, zero } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { walletBalances } from '../../ledger/index.ts';
import { panelOrigin } from '../../panels/index.ts';
import { findProvider, ownerInParent, parentOf } from '../../providers/index.ts';

/** What the owner has in the parent panel, and what waits for it. Nothing else of that account is shown here. */
export async function getParentAccount(ctx: Context, providerId: bigint): Promise<ParentAccount> {
  const provider = await findProvider(ctx, providerId);
  const customerId = provider?.parent_account_id;
  const parent = await parentOf(ctx);
  if (provider?.adapter !== 'parent_panel' || !customerId || !parent) return refuse('not_found');
  const owner = await ownerInParent(ctx, customerId);
  const wallets = owner && (await walletBalances(owner, { customerId }));
  const balance = wallets ? add(wallets.cash, wallets.bonus) : zero;
  const { orders, cost } = await waitingForFunds(ctx, providerId);
  return {
    panel_name: parent.panel.name,
    balance: wallets ? formatMoney(balance) : null,
    waiting_orders: orders,
    waiting_cost: formatMoney(cost),
    missing: formatMoney(cost > balance ? money(cost - balance) : zero),
    add_funds_url: `${await panelOrigin(parent)}/add-funds`,
  };
}

async function waitingForFunds({ db, panel }: Context, providerId: bigint) {
  const { rows } = await sql<{ orders: number; cost: bigint }>`
    select count(*)::integer as orders, coalesce(sum(unfunded_cost), 0)::bigint as cost from dispatch
     where panel_id = ${panel.id} and provider_id = ${providerId}
       and state = 'ready' and unfunded_cost is not null`.execute(db);
  const { orders = 0, cost = 0n } = rows[0] ?? {};
  return { orders, cost: money(cost) };
}
