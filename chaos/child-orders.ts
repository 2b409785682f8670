import { setTimeout as sleep } from 'node:timers/promises';
import { money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import { makeChild } from '../apps/server/src/features/dispatch/testing/make-child.ts';
import { paidOrders } from '../apps/server/src/features/dispatch/testing/paid-orders.ts';
import { creditWallet, walletBalances } from '../apps/server/src/features/ledger/index.ts';
import type { Context } from '../apps/server/src/platform/context.ts';
import { createAccount } from '../apps/server/src/testing/create-account.ts';
import { createPanel } from '../apps/server/src/testing/create-panel.ts';
import { type DispatchStage, withDispatchStage } from './dispatch-stage.ts';
import { startWorkerProcess } from './dispatch-worker.ts';

interface ChildOrdersReport {
  kills: number;
  orders: number;
  placed: number;
  /** Kills that met a transaction of the worker under way. */
  inBetween: number;
  problems: string[];
}

const ordersPerLife = 40;
const ownersMoney = money(1_000_000n * 10n ** 8n);

/** Real workers, killed again and again while they place a child panel's orders in its parent. */
export async function killChildOrders(url: string, kills: number): Promise<ChildOrdersReport> {
  return withDispatchStage(url, async (stage) => {
    const family = await makeFamily(stage);
    const problems: string[] = [];
    let inBetween = 0;
    for (let life = 0; life < kills; life += 1) {
      await family.order(life);
      const before = await placedIn(stage.ctx, family.ownerId);
      const worker = startWorkerProcess(stage.ctx, url);
      while ((await placedIn(stage.ctx, family.ownerId)) <= before) await sleep(2);
      await sleep(Math.random() * 40);
      if (await isInTransaction(stage.ctx)) inBetween += 1;
      await worker.kill();
      problems.push(...(await oneSided(stage.ctx, family)).map((problem) => `life ${life + 1}: ${problem}`));
    }
    const worker = startWorkerProcess(stage.ctx, url);
    const orders = kills * ordersPerLife;
    while ((await placedIn(stage.ctx, family.ownerId)) < orders) await sleep(50);
    await worker.kill();
    problems.push(...(await oneSided(stage.ctx, family)), ...(await stage.findings()));
    return { kills, orders, placed: await placedIn(stage.ctx, family.ownerId), inBetween, problems };
  });
}

interface Family {
  childId: bigint;
  ownerId: bigint;
  order(life: number): Promise<void>;
}

async function makeFamily({ ctx }: DispatchStage): Promise<Family> {
  const account = await createAccount(ctx.db, ctx.panel);
  await creditWallet(ctx, {
    type: 'admin',
    wallet: 'cash',
    key: `owner:${account.id}`,
    customerId: account.id,
    amount: ownersMoney,
    reason: 'Chaos',
  });
  const panel = await createPanel(ctx.db);
  const inChild = { ...ctx, panel };
  const { providerId } = await makeChild(ctx, {
    parent: ctx,
    child: { panel, ctx: inChild },
    owner: { actor: { accountId: account.id } },
    pattern: 'Service',
  });
  const { service_id } = await ctx.db
    .selectFrom('service_source')
    .select('service_id')
    .where('panel_id', '=', panel.id)
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow();
  return {
    childId: panel.id,
    ownerId: account.id,
    order: async (life) => {
      const links = Array.from(
        { length: ordersPerLife },
        (_, at) => `https://example.com/child/${life}/${at}`,
      );
      await paidOrders(inChild, service_id, links);
    },
  };
}

async function placedIn({ db, panel }: Context, accountId: bigint): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from customer_order
    where panel_id = ${panel.id} and account_id = ${accountId}`.execute(db);
  return rows[0]?.count ?? 0;
}

async function isInTransaction({ db }: Context): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity where datname = current_database()
    and application_name = 'marquee-worker' and xact_start is not null`.execute(db);
  return rows.length > 0;
}

/** What stands in the parent and not in the child, or the other way round, or was charged otherwise. */
async function oneSided(ctx: Context, { childId, ownerId }: Family): Promise<string[]> {
  const { rows } = await sql<{ link: string; below: number; above: number; cost: bigint; charged: bigint }>`
    with below as (
      select ordered.link, dispatch.number, dispatch.cost from dispatch
        join customer_order as ordered on ordered.panel_id = dispatch.panel_id and ordered.id = dispatch.order_id
       where dispatch.panel_id = ${childId} and dispatch.state in ('sending', 'sent', 'unknown', 'ended')),
    above as (
      select link, id, charged from customer_order
       where panel_id = ${ctx.panel.id} and account_id = ${ownerId})
    select coalesce(below.link, above.link) as link, count(below.link)::integer as below,
           count(above.link)::integer as above, coalesce(sum(below.cost), 0)::bigint as cost,
           coalesce(sum(above.charged), 0)::bigint as charged
      from below full join above on above.link = below.link and above.id::text = below.number
     group by 1 having count(below.link) <> 1 or count(above.link) <> 1 or sum(below.cost) <> sum(above.charged)`.execute(
    ctx.db,
  );
  const problems = rows.map(
    ({ link, below, above, cost, charged }) =>
      `${link}: ${below} in the child at ${cost}, ${above} in the parent at ${charged}`,
  );
  const { rows: sums } = await sql<{
    charged: bigint;
  }>`select coalesce(sum(charged - refunded), 0)::bigint as charged
    from customer_order where panel_id = ${ctx.panel.id} and account_id = ${ownerId}`.execute(ctx.db);
  const { cash } = await walletBalances(ctx, { customerId: ownerId });
  const left = ownersMoney - (sums[0]?.charged ?? 0n);
  if (cash !== left) problems.push(`the owner has ${cash} and should have ${left}`);
  return problems;
}
