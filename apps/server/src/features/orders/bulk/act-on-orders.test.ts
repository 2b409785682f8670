import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { completeOrder } from '../lifecycle/complete-order.ts';
import { insertOrder } from '../testing/insert-order.ts';
import { openShop } from '../testing/shop.ts';
import { actOnOrders } from './act-on-orders.ts';

const database = await testDatabase();
const shop = await openShop(database);
const service = await shop.service({ can_cancel: true });
const stubborn = await shop.service({ can_cancel: false });

type Customer = Awaited<ReturnType<typeof shop.customer>>;
const order = async (who: Customer, values: object = {}) =>
  Number(
    (
      await insertOrder(shop.ctx, who.actor.accountId, {
        service_id: service.id,
        status: 'in_processing',
        ...values,
      })
    ).id,
  );
const handedOver = { handed_over_at: new Date() };

test('some are canceled, some only asked for, some refused, and others’ do not exist', async () => {
  const [me, other] = [await shop.customer('5'), await shop.customer('5')];
  const free = await order(me);
  const atProvider = await order(me, handedOver);
  const fixed = await order(me, { ...handedOver, service_id: stubborn.id });
  const theirs = await order(other);
  const ids = [free, atProvider, fixed, theirs, 999_999_999];
  const first = await actOnOrders(me, { action: 'cancel', ids });
  expect(first.map(({ id, outcome }) => [id, outcome])).toEqual([
    [free, 'done'],
    [atProvider, 'requested'],
    [fixed, 'refused'],
    [theirs, 'not_found'],
    [999_999_999, 'not_found'],
  ]);
  expect(first.map(({ refunded }) => refunded)).toEqual(['1', '0', '0', '0', '0']);

  const again = await actOnOrders(me, { action: 'cancel', ids: [...ids, ...ids] });
  expect(again.map(({ outcome }) => outcome)).toEqual([
    'unchanged',
    'unchanged',
    'refused',
    'not_found',
    'not_found',
  ]);
  expect(again.every(({ refunded }) => refunded === '0')).toBe(true);
});

test('refills are requested once per order and only inside the guarantee', async () => {
  const me = await shop.customer('5');
  const until = new Date(shop.ctx.clock.now().getTime() + 86_400_000);
  const covered = await order(me, { guarantee_days: 30 });
  await completeOrder(shop.ctx, BigInt(covered));
  await database.db
    .updateTable('customer_order')
    .set({ guarantee_until: until })
    .where('id', '=', BigInt(covered))
    .execute();
  const running = await order(me);
  const ask = () => actOnOrders(me, { action: 'refill', ids: [covered, running] });
  expect((await ask()).map(({ outcome }) => outcome)).toEqual(['requested', 'refused']);
  expect((await ask()).map(({ outcome }) => outcome)).toEqual(['unchanged', 'refused']);
});
