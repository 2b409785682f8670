import { orderStatuses } from '@marquee/domain/orders/status.ts';
import { expect, test } from 'vitest';
import { checkBooks } from '../features/ledger/index.ts';
import { features } from '../features.ts';
import { testClock } from '../testing/test-clock.ts';
import { testDatabase } from '../testing/test-database.ts';
import { fillDemo } from './fill-demo.ts';

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
      expect(own.at(-1)?.kind).toMatch(/completed|refill_requested/);
    }
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
