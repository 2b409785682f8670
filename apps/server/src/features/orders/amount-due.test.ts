import { formatMoney } from '@marquee/domain/money/money.ts';
import { ppm } from '@marquee/domain/money/ratio.ts';
import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { payableOrders } from '../checkout/unpaid/payable-orders.ts';
import { amountDue } from './amount-due.ts';
import { getOrder } from './get-order.ts';
import { insertOrder } from './testing/insert-order.ts';
import { openShop } from './testing/shop.ts';

const database = await testDatabase();
const shop = await openShop(database);
const service = await shop.service();
const overrides = JSON.stringify({ unpaid_discount_percent: 0.25 });
await database.db.insertInto('panel_settings').values({ panel_id: shop.panel.id, overrides }).execute();

test('what is shown to be due is what paying takes, and a coupon stays with the rest of its checkout', async () => {
  const me = await shop.customer('10');
  const values = { service_id: service.id, coupon_discount: 40_000_001n };
  const first = await insertOrder(me, me.actor.accountId, values);
  expect(await amountDue(me, first)).toMatchObject({
    amount: '0.45',
    before_discount: '0.59999999',
    orders: 1,
  });
  await insertOrder(me, me.actor.accountId, { ...values, group_id: first.group_id });
  const due = await amountDue(me, first);
  expect(due).toEqual({ amount: '0.75', before_discount: '1', orders: 1, payment_restricted: false });
  const payable = await inTransaction(me, (tx) =>
    payableOrders(tx, { orderId: first.id, discount: ppm(250_000) }),
  );
  expect(formatMoney(payable.amount)).toBe(due?.amount);
});

test('nothing is due for what was paid', async () => {
  const me = await shop.customer('10');
  const paid = await insertOrder(me, me.actor.accountId, { service_id: service.id, status: 'in_processing' });
  expect(await getOrder(me, paid.id)).toMatchObject({ due: null, invoice_id: null });
});
