import { ordersToFund } from '@marquee/domain/delivery/orders-to-fund.ts';
import { type Money, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { LoopContext } from '../../../platform/loops/loop.ts';
import { notify } from '../../notifications/index.ts';
import { claimFundsNotice, findProvider, ownerInParent } from '../../providers/index.ts';
import { ownersBalance } from './wait-for-funds.ts';

/** Of one child panel at a time; the rest follows as these are sent. */
const mostAtOnce = 1000;

interface Waiting {
  panel_id: bigint;
  provider_id: bigint;
}

/** True while an order waits for its owner's money: a balance that has grown leaves no trace to look for. */
export function isDue() {
  return sql`exists (select from dispatch where state = 'ready' and unfunded_cost is not null)`;
}

/**
 * Lets orders go on whose owner has the money again, wherever it came from: a top-up, a refund, a bonus. It looks
 * at balances instead of listening to them: whoever credits a wallet holds its lock, which orders being placed wait for.
 */
export async function run(ctx: LoopContext): Promise<boolean> {
  for (const { panel_id, provider_id } of await waitingProviders(ctx)) {
    const inPanel = await ctx.inPanel(panel_id);
    await (inPanel && fundOrders(inPanel, provider_id))?.catch((error: unknown) => {
      ctx.log.error(
        { err: error, panelId: String(panel_id) },
        'Orders that wait for money were not looked at.',
      );
    });
  }
  return false;
}

/** By one jump of the index for each, however many orders wait there. */
async function waitingProviders({ db }: LoopContext): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    with recursive waiting as (
      (select panel_id, provider_id from dispatch
        where state = 'ready' and unfunded_cost is not null order by panel_id, provider_id limit 1)
      union all
      select following.* from waiting cross join lateral (
        select panel_id, provider_id from dispatch
         where state = 'ready' and unfunded_cost is not null
           and (dispatch.panel_id, dispatch.provider_id) > (waiting.panel_id, waiting.provider_id)
         order by panel_id, provider_id limit 1) as following)
    select panel_id, provider_id from waiting`.execute(db);
  return rows;
}

async function fundOrders(ctx: Context, providerId: bigint): Promise<void> {
  const balance = await ownersBalance(ctx, providerId);
  const rows = await ctx.db
    .selectFrom('dispatch')
    .select(['order_id', 'unfunded_cost'])
    .where('panel_id', '=', ctx.panel.id)
    .where('provider_id', '=', providerId)
    .where('state', '=', 'ready')
    .where('unfunded_cost', 'is not', null)
    .orderBy('ordered_at')
    .orderBy('order_id')
    .limit(mostAtOnce)
    .execute();
  const waiting = rows.map(({ order_id, unfunded_cost }) => ({
    orderId: order_id,
    cost: money(unfunded_cost ?? 0n),
  }));
  const funded = ordersToFund(waiting, balance);
  if (funded.length > 0) await makeDue(ctx, funded);
  if (funded.length < waiting.length) await notifyOwner(ctx, providerId, balance);
}

/** The oldest is due first. Rows that somebody sends or cancels right now are left to them. */
async function makeDue({ db, panel, clock }: Context, orderIds: readonly bigint[]): Promise<void> {
  const now = clock.now();
  await sql`
    update dispatch set next_at = dispatch.ordered_at, updated_at = ${now}
      from (select panel_id, order_id from dispatch
             where panel_id = ${panel.id} and order_id = any(${orderIds}::bigint[]) and state = 'ready'
               and unfunded_cost is not null and next_at > ${now}
             order by order_id for no key update skip locked) as funded
     where dispatch.panel_id = funded.panel_id and dispatch.order_id = funded.order_id`.execute(db);
}

async function notifyOwner(ctx: Context, providerId: bigint, balance: Money): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (!(await claimFundsNotice(tx, providerId))) return;
    const provider = await findProvider(tx, providerId);
    const accountId = provider?.parent_account_id;
    const owner = accountId && (await ownerInParent(tx, accountId));
    if (!owner) return;
    const { rows } = await sql<{ orders: number; cost: bigint }>`
      select count(*)::integer as orders, coalesce(sum(unfunded_cost), 0)::bigint as cost from dispatch
       where panel_id = ${tx.panel.id} and provider_id = ${providerId}
         and state = 'ready' and unfunded_cost is not null`.execute(tx.db);
    const { orders = 0, cost = 0n } = rows[0] ?? {};
    if (cost <= balance) return;
    const missing = money(cost - balance);
    await notify(owner, accountId, {
      kind: 'child-orders-waiting',
      childPanel: tx.panel.name,
      orders,
      missing,
    });
  });
}
