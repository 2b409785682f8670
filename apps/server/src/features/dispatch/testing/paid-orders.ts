import { type Money, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { LoopContext } from '../../../platform/loops/loop.ts';
import { createAccount } from '../../../testing/create-account.ts';
import { createNetwork, createService, createServiceType } from '../../catalogue/testing/create-catalogue.ts';
import { creditWallet } from '../../ledger/index.ts';
import { addProvider, type NewProvider } from '../../providers/index.ts';
import { addSource } from './add-source.ts';

/** A service that these providers deliver, the first one being preferred. */
export async function deliverable(ctx: Context, providers: readonly NewProvider[]) {
  const { db, panel } = ctx;
  const type = await createServiceType(db, await createNetwork(db, panel));
  const service = await createService(db, type, { can_cancel: true, has_refill: true, refill_days: 30 });
  const providerIds: bigint[] = [];
  for (const [priority, input] of providers.entries()) {
    const providerId = await addProvider(ctx, input);
    await addSource(db, panel, { providerId, serviceId: service.id, priority });
    providerIds.push(providerId);
  }
  return { service, providerIds };
}

/** Orders of 100 pieces at 1 USD each, paid from a wallet that is topped up for them. */
export async function paidOrders(
  ctx: Context,
  serviceId: bigint,
  links: readonly string[],
  { speedupCost = 0n }: { speedupCost?: bigint } = {},
) {
  const account = await createAccount(ctx.db, ctx.panel);
  const price: Money = money(100_000_000n);
  await creditWallet(ctx, {
    type: 'admin',
    wallet: 'cash',
    key: `test:${account.id}`,
    customerId: account.id,
    amount: money(price * BigInt(links.length)),
    reason: 'Test',
  });
  const orders = links.map((link) => ({
    service_id: String(serviceId),
    status: 'in_processing',
    name: '',
    link,
    holds_link: false,
    quantity: '100',
    price: String(price),
    pricing_per: '100',
    listed_cost: String(price),
    coupon_discount: '0',
    is_guarantee: false,
    is_speedup: speedupCost > 0n,
    speedup_cost: String(speedupCost),
    is_reorder: false,
    guarantee_days: 30,
    countries: [],
    targetable_values: [],
    source: 'test',
    channel: 'web',
    provider_type: 'Default',
    provider_params: {},
    minutes_until_start: 0,
  }));
  const orderIds: bigint[] = [];
  // In parts: a statement has five seconds, and a busy machine needs them for a thousand orders.
  for (let from = 0; from < orders.length; from += 100) {
    const part = orders.slice(from, from + 100).map((order) => ({ request: 0, ...order }));
    const request = {
      panel_id: String(ctx.panel.id),
      account_id: String(account.id),
      is_paid: true,
      at: ctx.clock.now(),
      paid_by: 'balance',
      has_coupon: false,
    };
    const { rows } = await sql<{ order_ids: bigint[] }>`
      select order_ids from place_orders(${JSON.stringify([request])}, '[]', ${JSON.stringify(part)})`.execute(
      ctx.db,
    );
    orderIds.push(...(rows[0]?.order_ids ?? []));
  }
  return { account, orderIds };
}

/** Many orders that wait to be sent, written without their money. */
export async function waitingOrders(ctx: Context, serviceId: bigint, count: number): Promise<void> {
  const account = await createAccount(ctx.db, ctx.panel);
  const now = ctx.clock.now();
  await sql`
    with checkout as (
      insert into order_group (panel_id, account_id, paid_by, created_at)
      values (${ctx.panel.id}, ${account.id}, 'balance', ${now}) returning id)
    insert into customer_order (panel_id, group_id, account_id, service_id, status, link, quantity, price, pricing_per,
                                listed_cost, created_at, starts_at, paid_at, updated_at)
    select ${ctx.panel.id}, checkout.id, ${account.id}, ${serviceId}, 'in_processing',
           'https://example.com/waiting/' || number, 100, 0, 100, 0, ${now}, ${now}, ${now}, ${now}
      from checkout, generate_series(1, ${count}::integer) as number`.execute(ctx.db);
}

export function loopContext(ctx: Context): LoopContext {
  const panelRow = (id: bigint) =>
    ctx.db.selectFrom('panel').select(['id', 'slug', 'name']).where('id', '=', id).executeTakeFirst();
  return {
    ...ctx,
    stopping: new AbortController().signal,
    inPanel: async (panelId) => {
      const panel = panelId === ctx.panel.id ? ctx.panel : await panelRow(panelId);
      return panel && { ...ctx, panel };
    },
  };
}
