import { expect, test } from 'vitest';
import type { Context } from '../../../platform/context.ts';
import { createAccount } from '../../../testing/create-account.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { walletBalances } from '../../ledger/index.ts';
import { usd } from '../../ledger/testing/fund-customer.ts';
import { newLink, openShop } from '../../orders/testing/shop.ts';
import { confirmWidgetPayment, placeOrdersByCode } from './widget-payment.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(database);
const other = await openShop(database);
const service = await shop.service();

async function openWidget() {
  const partner = await createAccount(db, shop.panel);
  const { id, api_token } = await db
    .insertInto('order_widget')
    .values({ panel_id: shop.panel.id, account_id: partner.id, name: 'Site', reward_ppm: 100_000 })
    .returning(['id', 'api_token'])
    .executeTakeFirstOrThrow();
  const visitor: Context = { ...shop.ctx, actor: { kind: 'widget', widgetId: id } };
  return { id, api_token, visitor };
}

const widget = await openWidget();
const customer = await shop.customer('10');
const confirm = async (total = '1', who: Context = customer) => {
  await expect
    .poll(() => confirmWidgetPayment(who, { api_token: widget.api_token, total }).catch(() => null))
    .not.toBeNull();
  return (await confirmWidgetPayment(who, { api_token: widget.api_token, total })).code;
};
const order = (code: string, url = newLink(), from: Context = widget.visitor) =>
  placeOrdersByCode(from, { code, orders: [{ service_id: Number(service.id), quantity: 1000, url }] });
const balance = async () => (await walletBalances(shop.ctx, { customerId: customer.actor.accountId })).cash;
const expired = { code: 'invalid_input', fields: [{ field: 'code', code: 'code_expired' }] };

test('a confirmed code pays once from the balance, and a repeat gets the first answer', async () => {
  const before = await balance();
  const [code, url] = [await confirm(), newLink()];
  const [one, two] = await Promise.all([order(code, url), order(code, url)]);
  expect(two).toEqual(one);
  expect(await order(code, url)).toEqual(one);
  expect(before - (await balance())).toBe(usd('1'));
  const group = await db
    .selectFrom('order_group')
    .selectAll()
    .where('id', '=', BigInt(one.order_group_id))
    .executeTakeFirstOrThrow();
  expect(group).toMatchObject({
    account_id: customer.actor.accountId,
    widget_id: widget.id,
    widget_reward_ppm: 100_000,
  });
});

test('it pays for no other order, amount, widget or panel, and not a minute later', async () => {
  const before = await balance();
  await expect(order(await confirm('0.99'))).rejects.toMatchObject({ code: 'price_changed' });
  await expect(order('made-up')).rejects.toMatchObject(expired);
  const second = await openWidget();
  await expect(order(await confirm(), newLink(), second.visitor)).rejects.toMatchObject(expired);
  const elsewhere: Context = { ...other.ctx, actor: { kind: 'widget', widgetId: widget.id } };
  await expect(order(await confirm(), newLink(), elsewhere)).rejects.toMatchObject(expired);
  const used = await confirm();
  await order(used);
  await expect(order(used, newLink())).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  const late = await confirm();
  const clock = { ...shop.ctx.clock, now: () => new Date(shop.ctx.clock.now().getTime() + 61_000) };
  await expect(order(late, newLink(), { ...widget.visitor, clock })).rejects.toMatchObject(expired);
  expect(before - (await balance())).toBe(usd('1'));
});

test('nobody confirms for a customer while acting as them, nor for a widget that is none', async () => {
  const actor = { ...customer.actor, onBehalfOf: 1n };
  const call = (who: Context, api_token: string) => confirmWidgetPayment(who, { api_token, total: '1' });
  await expect(call({ ...customer, actor } as Context, widget.api_token)).rejects.toMatchObject({
    code: 'impersonated',
  });
  await expect(call(customer, 'x'.repeat(32))).rejects.toMatchObject({ code: 'not_found' });
});
