import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { createMethod } from '../../invoices/testing/create-invoice.ts';
import { checkBooks, creditWallet, ledger, walletBalances } from '../../ledger/index.ts';
import { usd } from '../../ledger/testing/fund-customer.ts';
import { orders } from '../../orders/index.ts';
import { newLink, openShop } from '../../orders/testing/shop.ts';
import { newAddress, password, switchCaptchaOff } from '../../sessions/testing/visitor.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(database);
const { host, id: panelId } = shop.panel;
const service = await shop.service({ default_price: 13_000_000n });
const methodId = Number(await createMethod(shop.ctx, { strategy: 'message', accountNumber: '1' }));
await switchCaptchaOff(database, panelId);
const app = await testApp(database);

const line = () => ({ service_id: Number(service.id), quantity: 1000, url: newLink() });
const several = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

async function customer(cash: string) {
  const email = `${crypto.randomUUID()}@people.example`;
  const registered = await app.call('/register', {
    method: 'POST',
    headers: { host },
    payload: { name: 'Robin', email, password, password_confirmation: password },
  });
  const id = BigInt(registered.json().data.id);
  // The address is verified, so what a guest orders with it belongs to this customer.
  await db
    .updateTable('account')
    .set({ email, claimed_email: null, email_verified_at: new Date() })
    .where('panel_id', '=', panelId)
    .where('id', '=', id)
    .execute();
  await creditWallet(shop.ctx, {
    type: 'invoiced',
    methodId: 1n,
    customerId: id,
    amount: usd(cash),
    key: `fund:${id}`,
  });
  return { id, email, headers: { host, authorization: String(registered.headers.authorization) } };
}

/** Orders that a customer placed through a partner's widget and has not paid yet. */
async function ordersOfWidget(headers: Record<string, string>, count: number): Promise<number[]> {
  const widget = await db
    .insertInto('order_widget')
    .values({ panel_id: panelId, account_id: (await customer('1')).id, name: 'Partner' })
    .returning('api_token')
    .executeTakeFirstOrThrow();
  const query = several(count, () =>
    app.call(`/api/v1/order-widget/widget-order-requests?api_token=${widget.api_token}`, {
      method: 'POST',
      headers,
      remoteAddress: newAddress(),
      payload: { orders: [line()], payment_method_id: methodId, source: 'widget' },
    }),
  );
  const answers = await Promise.all(query);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  return answers.map((answer) => answer.json().data.orders[0].id);
}

test('200 orders on one balance through five doors at once: exactly as many as it pays for', async () => {
  const { id, headers } = await customer('10');
  const made = await app.call('/api/v1/api-token', { method: 'POST', headers });
  const key: string = made.json().data.api_token;
  const waiting = await ordersOfWidget(headers, 20);
  const post = (url: string, payload: object) => app.call(url, { method: 'POST', headers, payload });

  const channels = {
    form: several(50, () => post('/api/v1/orders', { orders: [line()] })),
    cart: several(20, () =>
      post('/api/v1/order-widget/orders', { orders: [line(), line()], source: 'cart' }),
    ),
    mass: several(25, () =>
      post('/api/v1/order-widget/orders', { orders: [line(), line()], source: 'expert' }),
    ),
    widget: waiting.map((orderId) => post(`/api/v1/orders/${orderId}/pay-by-balance`, {})),
    api: several(40, () =>
      post('/api/v2', { key, action: 'add', service: Number(service.id), link: newLink(), quantity: 1000 }),
    ),
  };
  const answers = (await Promise.all(Object.values(channels).map((calls) => Promise.all(calls)))).flat();
  // Refused in the form of the panel's API or of the reseller API.
  const refusals = answers.filter((answer) => answer.statusCode !== 200 || 'error' in answer.json());
  for (const refusal of refusals)
    expect(refusal.json()).toMatchObject(
      refusal.statusCode === 200
        ? { error: 'Not enough funds on balance' }
        : { code: 'insufficient_balance', errors: { balance: [expect.any(String)] } },
    );

  const paid = await db
    .selectFrom('customer_order')
    .select(['charged', 'source'])
    .where('panel_id', '=', panelId)
    .where('account_id', '=', id)
    .where('status', '=', 'in_processing')
    .execute();
  expect(paid).toHaveLength(76);
  expect(new Set(paid.map(({ charged }) => charged))).toEqual(new Set([13_000_000n]));
  const { cash, bonus } = await walletBalances(shop.ctx, { customerId: id });
  expect(formatMoney(money(cash + bonus))).toBe('0.12');
  expect(await checkBooks(db, [...(ledger.books ?? []), ...(orders.books ?? [])])).toEqual([]);
}, 60_000);
