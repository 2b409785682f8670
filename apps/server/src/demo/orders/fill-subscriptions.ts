import { sum } from '@marquee/domain/money/money.ts';
import { type SqlBool, sql } from 'kysely';
import { creditWallet } from '../../features/ledger/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Context, Panel } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { demoCustomer } from '../panel/demo-customer.ts';
import { demoContext } from '../panel/fill-accounts.ts';
import { seededRandom } from '../seeded-random.ts';
import { demoOrder } from './demo-order.ts';
import { type SoldService, writeOrder } from './write-orders.ts';

const day = 24 * 60;
const begun = 50 * day;

/** Before the orders of the last month, so that ids grow with time. */
const publications = [
  { ago: 46 * day, title: 'Moving into the new studio', link: 'https://www.youtube.com/watch?v=Dem0Stud1o0' },
  { ago: 42 * day, title: 'Ten questions, ten answers', link: 'https://www.youtube.com/watch?v=Dem0Answer5' },
  { ago: 38 * day, title: 'What we learned in a year', link: 'https://www.youtube.com/watch?v=Dem0Learned' },
];

/** A finished subscription of the demo customer, so that no real channel is watched. */
export async function fillSubscriptions(db: Database, clock: Clock, panel: Panel): Promise<void> {
  const network = await db
    .selectFrom('network')
    .select('id')
    .where('panel_id', '=', panel.id)
    .where('slug', '=', 'youtube')
    .executeTakeFirstOrThrow();
  const { id: accountId } = await demoCustomer(db, panel.id);
  const services = await videoServices(db, panel.id, network.id);
  const ctx = demoContext(db, clock, panel);
  const ago = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);
  const { id } = await db
    .insertInto('subscription')
    .values({
      panel_id: panel.id,
      account_id: accountId,
      network_id: network.id,
      name: 'My channel',
      link: 'https://www.youtube.com/@yourchannel',
      watched_by: 'feed',
      status: 'completed',
      contents_limit: publications.length,
      contents_count: publications.length,
      created_at: ago(begun),
      updated_at: ago(38 * day),
      ended_at: ago(38 * day),
      end_reason: 'limit-reached',
      last_looked_at: ago(38 * day),
      last_publication_at: ago(38 * day),
      next_look_at: ago(38 * day),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('subscription_service')
    .values(
      services.map((service) => ({
        panel_id: panel.id,
        subscription_id: id,
        service_id: service.id,
        quantity: service.default_quantity,
      })),
    )
    .execute();
  await payIn(ctx, accountId, services, ago(begun));
  for (const publication of publications)
    await orderFor(ctx, { accountId, subscriptionId: id, services, publication });
}

/** One of each kind, the most popular first. */
async function videoServices(db: Database, panelId: bigint, networkId: bigint): Promise<SoldService[]> {
  const found = await db
    .selectFrom('service')
    .innerJoin('service_type as type', (join) =>
      join.onRef('type.panel_id', '=', 'service.panel_id').onRef('type.id', '=', 'service.service_type_id'),
    )
    .distinctOn('type.id')
    .select(['service.id', 'default_price', 'discount_ppm', 'pricing_per', 'default_quantity'])
    .select(['has_refill', 'refill_days', 'example_link'])
    .where('service.panel_id', '=', panelId)
    .where('type.network_id', '=', networkId)
    .where('type.kind', 'in', ['views', 'likes'])
    .where(sql<SqlBool>`'video' = any (type.link_kinds)`)
    .where('is_deactivated', '=', false)
    .where('restricted_access', '=', false)
    .where('calculable_quantity', '=', false)
    .where('is_package', '=', false)
    .where('default_price', '<', 2_000_000_000n)
    .orderBy('type.id')
    .orderBy('popularity', 'desc')
    .orderBy('service.id')
    .execute();
  return found.slice(0, 2);
}

const delivered = {
  status: 'completed',
  minutes: 7 * 60,
  delivered: 100,
  wantsRefill: false,
} as const;

/** Tops up what it will spend, so that the starting balance is unchanged at the end. */
async function payIn(ctx: Context, accountId: bigint, services: readonly SoldService[], at: Date) {
  const costs = services.map((service) => demoOrder({ ...delivered, createdAgo: 0 }, service).cost);
  await creditWallet(
    { ...ctx, clock: { now: () => at } },
    {
      type: 'admin',
      wallet: 'cash',
      reason: 'Payments of the demo customer',
      key: `demo:subscription:${accountId}`,
      customerId: accountId,
      amount: sum(publications.flatMap(() => costs)),
    },
  );
}

interface Ordering {
  accountId: bigint;
  subscriptionId: bigint;
  services: readonly SoldService[];
  publication: (typeof publications)[number];
}

async function orderFor(ctx: Context, ordering: Ordering): Promise<void> {
  const { accountId, subscriptionId, services, publication } = ordering;
  const { db, panel, clock } = ctx;
  const random = seededRandom(publication.title);
  const found = new Date(clock.now().getTime() - publication.ago * 60_000);
  const placed: { serviceId: bigint; orderId: bigint; groupId: bigint }[] = [];
  for (const service of services) {
    const sold = { ...service, example_link: publication.link };
    const order = demoOrder({ ...delivered, createdAgo: publication.ago }, sold);
    const orderId = await writeOrder(ctx, accountId, order, random);
    const { group_id: groupId } = await db
      .updateTable('customer_order')
      .set({ subscription_id: subscriptionId, source: 'subscription' })
      .where('panel_id', '=', panel.id)
      .where('id', '=', orderId)
      .returning('group_id')
      .executeTakeFirstOrThrow();
    placed.push({ serviceId: service.id, orderId, groupId });
  }
  const { id } = await db
    .insertInto('subscription_publication')
    .values({
      panel_id: panel.id,
      subscription_id: subscriptionId,
      key: publication.link,
      link: publication.link,
      title: publication.title,
      published_at: found,
      found_at: found,
      state: 'ordered',
      group_id: placed[0]?.groupId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const own = { panel_id: panel.id, subscription_id: subscriptionId, publication_id: id };
  await db
    .insertInto('subscription_order')
    .values(placed.map(({ serviceId, orderId }) => ({ ...own, service_id: serviceId, order_id: orderId })))
    .execute();
}
