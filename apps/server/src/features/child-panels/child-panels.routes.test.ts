import { expect, test } from 'vitest';
import { rootPanel } from '../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createNetwork, createService, createServiceType } from '../catalogue/testing/create-catalogue.ts';
import { creditWallet } from '../ledger/index.ts';
import { fundCustomer, usd } from '../ledger/testing/fund-customer.ts';
import { insertOrder } from '../orders/testing/insert-order.ts';
import { newBearer } from '../sessions/testing/new-bearer.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { provenVisitor, signUpVisitor, switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { newName } from './testing/rent-panel.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database);
const panel = await rootPanel(database);
const ctx = await testContext(database, { panel });
await switchCaptchaOff(database);
const path = '/api/v1/child-panels';
const consolePath = '/api/v1/admin/child-panels';
const password = 'correct horse battery';
type Method = 'GET' | 'POST' | 'PATCH';

async function newOwner(cash = '100') {
  const { id, headers, email } = await provenVisitor(app, database);
  const amount = usd(cash);
  if (amount > 0n)
    await creditWallet(ctx, { type: 'invoiced', methodId: 1n, customerId: id, amount, key: `fund:${id}` });
  const call = (url: string, method: Method = 'GET', payload?: object, more: Record<string, string> = {}) =>
    app.call(url, { method, headers: { ...headers, ...more }, ...(payload ? { payload } : {}) });
  const rent = async (values: object = {}) => {
    const body = { domain: newName(), domain_type: 'subdomain', password, ...values };
    const answer = await call(path, 'POST', body);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json().data as { id: number; domain: string };
  };
  return { id, email, call, rent };
}

const owner = await newOwner('1000');
const rented = await owner.rent();
const childOf = async (id: number) => {
  const { child_id } = await db
    .selectFrom('child_panel')
    .select('child_id')
    .where('id', '=', BigInt(id))
    .executeTakeFirstOrThrow();
  return child_id;
};

test('the list, one panel and the switch of its renewal answer the same', async () => {
  const list = (await owner.call(path)).json();
  expect(list).toMatchObject({ price: '25', maximum: 10, subdomain_host: 'localhost' });
  expect((await owner.call(`${path}/${rented.id}`)).json().data).toEqual(list.data.at(-1));
  const off = await owner.call(`${path}/${rented.id}`, 'PATCH', { renews: false });
  expect(off.json().data).toMatchObject({ id: rented.id, renews: false });
  await owner.call(`${path}/${rented.id}`, 'PATCH', { renews: true });
});

test('a field that is wrong is named, in words, and nothing is made', async () => {
  const wrong = await owner.call(path, 'POST', {
    domain: '*.shop.com',
    domain_type: 'own',
    password: 'short',
  });
  expect(wrong.statusCode).toBe(422);
  expect(Object.keys(wrong.json().errors)).toEqual(['password']);
  const wildcard = await owner.call(path, 'POST', { domain: '*.shop.com', domain_type: 'own', password });
  expect(wildcard.json().errors).toEqual({ domain: ['Enter one domain, without *'] });
  const check = await owner.call(`${path}/domain-check?domain=co.uk&locale=de`);
  expect(check.statusCode).toBe(422);
  expect(check.json().errors.domain).toEqual([
    'Geben Sie Ihre eigene Domain ein, z.\u00a0B. shop.co.uk statt co.uk',
  ]);
});

test('who has not proven an address rents nothing', async () => {
  const { bearer } = await signUpVisitor(app);
  const answer = await app.call(path, {
    method: 'POST',
    headers: { authorization: bearer },
    payload: { domain: newName(), domain_type: 'subdomain', password },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'email_not_proven']);
});

test('somebody else’s panel, and one of another panel, is none', async () => {
  const stranger = await newOwner('0');
  const elsewhere = await createHostedPanel(database);
  const bearer = await newBearer(app.installation, elsewhere);
  const calls: [Method, string, object?][] = [
    ['GET', ''],
    ['PATCH', '', { renews: false }],
    ['POST', '/check-dns'],
    ['POST', '/renew', {}],
    ['POST', '/sign-in'],
    ['GET', '/statistics'],
    ['GET', '/export'],
  ];
  for (const [method, ending, payload] of calls) {
    const seen = await Promise.all([
      stranger.call(`${path}/${rented.id}${ending}`, method, payload),
      stranger.call(`${path}/999999${ending}`, method, payload),
    ]);
    expect([ending, ...seen.map(({ statusCode }) => statusCode)]).toEqual([ending, 404, 404]);
    expect(seen[0]?.body).toBe(seen[1]?.body);
    const foreign = await app.call(`${path}/${rented.id}${ending}`, {
      method,
      headers: { host: elsewhere.host, authorization: bearer },
      ...(payload ? { payload } : {}),
    });
    // Two of the calls ask for a fresh sign-in first, whatever the panel.
    const refused = ['/sign-in', '/export'].includes(ending) ? 'sign_in_again' : 'not_found';
    expect([ending, foreign.json().code]).toEqual([ending, refused]);
  }
});

test('the owner is signed in to the console of the child panel, once', async () => {
  const signIn = await owner.call(`${path}/${rented.id}/sign-in`, 'POST');
  const url = new URL(signIn.json().data.url);
  expect([url.hostname, url.pathname, url.searchParams.get('redirect')]).toEqual([
    rented.domain,
    '/login',
    '/admin',
  ]);
  const swap = () =>
    app.call('/login/code', {
      method: 'POST',
      headers: { host: rented.domain },
      payload: { token: url.searchParams.get('token') },
    });
  const entered = await swap();
  expect(entered.json().data).toMatchObject({ email: owner.email, roles: ['owner'] });
  const consoleCall = await app.call('/api/v1/admin/overview', {
    headers: { host: rented.domain, authorization: String(entered.headers.authorization) },
  });
  expect(consoleCall.statusCode).not.toBe(401);
  expect((await swap()).statusCode).toBe(422);
  const atParent = await owner.call(`${path}/${rented.id}/sign-in`, 'POST');
  const token = new URL(atParent.json().data.url).searchParams.get('token');
  expect((await app.call('/login/code', { method: 'POST', payload: { token } })).statusCode).toBe(422);
});

test('nobody is signed in as somebody who has taken the owner’s place there', async () => {
  const other = await owner.rent();
  await db
    .updateTable('account')
    .set({ role: 'customer' })
    .where('panel_id', '=', await childOf(other.id))
    .execute();
  const answer = await owner.call(`${path}/${other.id}/sign-in`, 'POST');
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'wrong_state']);
});

async function sellOne(childPanelId: number, { revenue, cost }: { revenue: string; cost: string }) {
  const child = { id: await childOf(childPanelId), slug: 'child', name: 'Child' };
  const inChild = await testContext(database, { panel: child, clock: ctx.clock });
  const now = new Date();
  const put = async (at: typeof ctx, accountId: bigint, amount: string) => {
    const type = await createServiceType(db, await createNetwork(db, at.panel));
    const { id: service_id } = await createService(db, type);
    const order = await insertOrder(at, accountId, {
      service_id,
      status: 'in_processing',
      listed_cost: usd(amount),
      price: usd(amount),
    });
    await db.updateTable('customer_order').set({ paid_at: now }).where('id', '=', order.id).execute();
    return order;
  };
  const bought = await put(ctx, owner.id, cost);
  const customerId = await fundCustomer(inChild, { cash: usd(revenue) });
  const sold = await put(inChild, customerId, revenue);
  const { id: provider_id } = await db
    .selectFrom('provider')
    .select('id')
    .where('panel_id', '=', child.id)
    .executeTakeFirstOrThrow();
  const sent = { state: 'sent', provider_id, number: String(bought.id), sent_at: now } as const;
  await db
    .insertInto('dispatch')
    .values({
      panel_id: child.id,
      order_id: sold.id,
      next_at: now,
      created_at: now,
      updated_at: now,
      ...sent,
    })
    .onConflict((conflict) => conflict.columns(['panel_id', 'order_id']).doUpdateSet(sent))
    .execute();
}

test('statistics add up, and a loss is shown as one', async () => {
  const shop = await owner.rent();
  await sellOne(shop.id, { revenue: '10', cost: '6' });
  await sellOne(shop.id, { revenue: '2', cost: '7.5' });
  const { data } = (await owner.call(`${path}/${shop.id}/statistics`)).json();
  const totals = { revenue: '12', cost: '13.5', margin: '-1.5', orders: 2 };
  expect(data.totals).toMatchObject(totals);
  expect(data.by_day).toHaveLength(30);
  expect(data.by_day.at(-1)).toMatchObject(totals);
  expect(data.top_services).toMatchObject([
    { revenue: '10', cost: '6', margin: '4', orders: 1 },
    { revenue: '2', cost: '7.5', margin: '-5.5', orders: 1 },
  ]);
  const backwards = await owner.call(
    `${path}/${shop.id}/statistics?start_date=2026-02-01&end_date=2026-01-01`,
  );
  expect(backwards.statusCode).toBe(422);
  const file = JSON.parse((await owner.call(`${path}/${shop.id}/export`)).body);
  expect(file).toMatchObject({ domain: shop.domain });
  expect(file.orders.map(({ charged }: { charged: string }) => charged)).toEqual(['10', '2']);
  expect(file.customers).toHaveLength(3);
  expect(file.finances.length).toBeGreaterThan(3);
  const staff = await staffMember(app, database, 'owner');
  const seen = await app.call(`${consolePath}/${shop.id}`, { headers: staff.headers });
  expect(seen.json().data).toMatchObject({ fees: '25', revenue: '13.5', orders: 2, customers: 2 });
});

test('staff find panels, close and open them, and set what the next month costs', async () => {
  const staff = await staffMember(app, database, 'owner');
  const shop = await owner.rent();
  const act = (ending: string, method: Method, payload?: object) =>
    app.call(`${consolePath}/${shop.id}${ending}`, {
      method,
      headers: staff.headers,
      ...(payload ? { payload } : {}),
    });
  const found = await app.call(`${consolePath}?search=${shop.domain}`, { headers: staff.headers });
  expect(found.json().data).toMatchObject([
    { id: shop.id, owner: { id: Number(owner.id) }, status: 'active', fees: '25' },
  ]);
  expect((await act('', 'PATCH', { price: '12.5' })).json().data).toMatchObject({ price: '12.5' });
  const frozen = await act('/freeze', 'POST', { reason: 'Complaints' });
  expect(frozen.json().data).toMatchObject({ status: 'frozen', freeze_reason: 'Complaints' });
  expect((await owner.call(`${path}/${shop.id}`)).json().data).toMatchObject({
    is_held: true,
    changes_at: null,
  });
  for (const [ending, payload] of [
    ['/renew', {}],
    ['/sign-in', undefined],
  ] as const)
    expect((await owner.call(`${path}/${shop.id}${ending}`, 'POST', payload)).statusCode).toBe(409);
  expect((await act('/freeze', 'POST', { reason: 'Again' })).statusCode).toBe(409);
  expect((await act('/unfreeze', 'POST')).json().data).toMatchObject({ status: 'active', frozen_at: null });
  expect((await act('/unfreeze', 'POST')).statusCode).toBe(409);
  const renewed = await owner.call(`${path}/${shop.id}/renew`, 'POST', { price: '12.5' });
  expect(renewed.json().data).toMatchObject({ tariff_plan_price: '12.5' });
  const changed = await owner.call(`${path}/${shop.id}/renew`, 'POST', { price: '25' });
  expect([changed.statusCode, changed.json().code]).toEqual([409, 'price_changed']);
  const csv = await app.call(`${consolePath}/export?search=${shop.domain}`, { headers: staff.headers });
  expect(csv.body).toContain(`${shop.id},${shop.domain},subdomain,active,${owner.id},${owner.email},12.5`);
});

test('other staff may look and not close', async () => {
  const finance = await staffMember(app, database, 'finance');
  const support = await staffMember(app, database, 'support');
  expect((await app.call(consolePath, { headers: finance.headers })).statusCode).toBe(200);
  expect((await app.call(consolePath, { headers: support.headers })).statusCode).toBe(404);
  const freeze = await app.call(`${consolePath}/${rented.id}/freeze`, {
    method: 'POST',
    headers: finance.headers,
    payload: { reason: 'Because' },
  });
  expect(freeze.statusCode).toBe(404);
});
