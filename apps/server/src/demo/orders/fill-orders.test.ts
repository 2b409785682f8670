import { orderStatuses } from '@marquee/domain/orders/status.ts';
import { expect, test } from 'vitest';
import { checkBooks } from '../../features/ledger/index.ts';
import { features } from '../../features.ts';
import { testClock } from '../../testing/test-clock.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { fillDemo } from '../fill-demo.ts';

const { db } = await testDatabase();
const clock = testClock();
await fillDemo(db, clock);

test('the demo customer has orders in every state, with timelines that end when they do', async () => {
  const panels = await db.selectFrom('panel').select('id').execute();
  for (const { id } of panels) {
    const orders = await db.selectFrom('customer_order').selectAll().where('panel_id', '=', id).execute();
    expect(orders.length).toBeGreaterThanOrEqual(55);
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses));
    expect(orders.every(({ created_at }) => created_at < clock.now())).toBe(true);
    expect(orders.every(({ completed_at }) => completed_at === null || completed_at < clock.now())).toBe(
      true,
    );
    const events = await db.selectFrom('order_event').selectAll().where('panel_id', '=', id).execute();
    for (const order of orders.filter(({ status }) => status === 'completed')) {
      const own = events.filter(({ order_id }) => order_id === order.id);
      const curve = own.flatMap(({ delivered }) => delivered ?? []);
      expect(curve.length).toBeGreaterThan(3);
      expect(curve).toEqual(curve.toSorted((left, right) => Number(left - right)));
      expect(own.at(-1)?.kind).toMatch(/completed|refill_requested|refill_completed/);
    }
  }
});

test('what only some services can is there to be seen: a pause, an automatic refill, a restricted payment', async () => {
  // The second panel is small and does not sell these.
  const { id } = await db
    .selectFrom('panel')
    .select('id')
    .where('slug', '=', 'marquee')
    .executeTakeFirstOrThrow();
  const orders = await db
    .selectFrom('customer_order as o')
    .innerJoin('service', (join) =>
      join.onRef('service.panel_id', '=', 'o.panel_id').onRef('service.id', '=', 'o.service_id'),
    )
    .select(['o.id', 'o.status', 'o.completed_at', 'o.guarantee_until', 'service.payment_restricted'])
    .select(['service.can_pause', 'service.auto_refill_is_allowed'])
    .where('o.panel_id', '=', id)
    .execute();
  const pausable = (request: string) =>
    orders.filter(({ status }) => status === request).map(({ can_pause }) => can_pause);
  expect(pausable('stopped')).toEqual([true, true]);
  expect(pausable('in_processing')).toContain(true);
  // They were all paid from the balance.
  expect(orders.some(({ payment_restricted }) => payment_restricted)).toBe(false);
  const refills = await db
    .selectFrom('refill_request')
    .selectAll()
    .where('is_automatic', '=', true)
    .execute();
  expect(refills).toMatchObject([{ panel_id: id, status: 'completed' }]);
  const [refill] = refills;
  const order = orders.find((one) => one.id === refill?.order_id);
  expect(order).toMatchObject({ status: 'completed', auto_refill_is_allowed: true });
  const at = refill?.created_at ?? clock.now();
  expect(at > (order?.completed_at ?? at) && at < (order?.guarantee_until ?? at)).toBe(true);
  expect((refill?.updated_at ?? clock.now()) < clock.now()).toBe(true);
  const restricted = await db
    .selectFrom('service')
    .select('id')
    .where('panel_id', '=', id)
    .where('payment_restricted', '=', true)
    .execute();
  expect(restricted).toHaveLength(2);
});

test('the demo customer has a drip feed that is over, one that runs and one that was called off', async () => {
  const panels = await db.selectFrom('panel').select('id').execute();
  for (const { id } of panels) {
    const runs = await db
      .selectFrom('drip_feed')
      .innerJoin('customer_order as o', (join) =>
        join.onRef('o.panel_id', '=', 'drip_feed.panel_id').onRef('o.drip_feed_id', '=', 'drip_feed.id'),
      )
      .select(['drip_feed.id', 'drip_feed.status', 'drip_feed.runs', 'drip_feed.total_quantity'])
      .select(['o.status as run_status', 'o.quantity', 'o.run'])
      .where('drip_feed.panel_id', '=', id)
      .orderBy('drip_feed.id')
      .orderBy('o.run')
      .execute();
    const feeds = [...Map.groupBy(runs, (run) => run.id).values()];
    expect(feeds.map((own) => own[0]?.status)).toEqual(['completed', 'completed', 'in_processing']);
    for (const own of feeds) {
      expect(own.map(({ run }) => run)).toEqual(own.map((_, place) => place + 1));
      expect(own).toHaveLength(own[0]?.runs ?? 0);
      expect(own.reduce((sum, { quantity }) => sum + quantity, 0n)).toBe(own[0]?.total_quantity);
    }
    const states = feeds.map((own) => [...new Set(own.map(({ run_status }) => run_status))]);
    expect(states).toEqual([['completed'], ['completed', 'canceled'], ['completed', 'in_processing']]);
  }
});

test('the demo’s books are clean, by every rule there is', async () => {
  expect(
    await checkBooks(
      db,
      features.flatMap((feature) => feature.books ?? []),
    ),
  ).toEqual([]);
});

test('what was delivered came from a provider and cost less than it was sold for', async () => {
  const delivered = await db
    .selectFrom('customer_order as o')
    .leftJoin('dispatch', (join) =>
      join.onRef('dispatch.panel_id', '=', 'o.panel_id').onRef('dispatch.order_id', '=', 'o.id'),
    )
    .select(['o.charged', 'o.sponsored', 'dispatch.state', 'dispatch.provider_id', 'dispatch.cost'])
    .where('o.status', '=', 'completed')
    .execute();
  expect(delivered.length).toBeGreaterThan(36);
  for (const { charged, sponsored, state, provider_id, cost } of delivered) {
    expect(state).toBe('ended');
    expect(provider_id).not.toBeNull();
    expect(cost ?? 0n).toBeGreaterThan(0n);
    expect(cost ?? charged).toBeLessThan(charged + sponsored);
  }
});
