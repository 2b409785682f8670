import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { freshId, fundCustomer, usd } from '../ledger/testing/fund-customer.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { findCoupon } from './find-coupon.ts';
import { redeemCoupon } from './redeem-coupon.ts';
import { createCoupon } from './testing/create-coupon.ts';

const database = await testDatabase();
const app = await testApp(database);
const panel = await rootPanel(database);
const ctx = await testContext(database, { panel });
await switchCaptchaOff(database);
const finance = await staffMember(app, database, 'finance');

const call = (path: string, method: 'GET' | 'POST' | 'PUT' = 'GET', payload?: object) =>
  app.call(`/api/v1/admin/coupons${path}`, {
    method,
    headers: finance.headers,
    ...(payload ? { payload } : {}),
  });
const body = {
  code: 'spring-10',
  name: 'Spring',
  type: 'discount',
  calculation: 'percent',
  percent: 0.1,
  total_limit: 5,
  account_limit: 1,
  service_ids: null,
  valid_from: null,
  valid_to: null,
  is_enabled: true,
  is_listed: false,
};
const make = async (changes: object = {}) => (await call('', 'POST', { ...body, ...changes })).json();
const auditsOf = (id: number) =>
  database.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('panel_id', '=', panel.id)
    .where('subject_type', '=', 'coupon')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();

async function use(code: string) {
  const accountId = await fundCustomer(ctx);
  const redemption = { code, accountId, type: 'discount', amount: usd('50') } as const;
  const target = { type: 'order_group', id: freshId() } as const;
  await inTransaction(ctx, (tx) => redeemCoupon(tx, { ...redemption, use: target }));
  return { accountId, use: target };
}

test('a new coupon can be used at once, and says who made it', async () => {
  const { data } = await make({ account_limit: null });
  expect(data).toMatchObject({ code: 'SPRING-10', percent: 0.1, used: 0, state: 'running' });
  expect((await findCoupon(ctx, 'spring-10')).coupon?.id).toBe(BigInt(data.id));
  expect(await auditsOf(data.id)).toMatchObject([{ action: 'coupons.create', actor_id: finance.id }]);
});

test.each<[string, object, string]>([
  ['a code that stands', { code: 'Spring-10' }, 'code'],
  ['a code of other letters', { code: 'frühling' }, 'code'],
  ['no percent', { code: 'A1', percent: 0 }, 'percent'],
  ['no amount', { code: 'A1', calculation: 'fixed' }, 'amount'],
  [
    'an end before its beginning',
    { code: 'A1', valid_from: '2026-05-02T00:00:00Z', valid_to: '2026-05-01T00:00:00Z' },
    'valid_to',
  ],
  ['services for top-ups', { code: 'A1', type: 'bonus', service_ids: [1] }, 'service_ids'],
])('%s is refused', async (_, changes, field) => {
  const answer = await call('', 'POST', { ...body, ...changes });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
});

test('what was promised stands once it is used; limits do not fall below the uses', async () => {
  const { data } = await make({ code: 'KEPT' });
  await use('KEPT');
  const change = (changes: object) => call(`/${data.id}`, 'PUT', { ...body, code: 'KEPT', ...changes });
  expect((await change({ type: 'cashback' })).statusCode).toBe(409);
  expect((await change({ code: 'OTHER' })).statusCode).toBe(409);
  await use('KEPT');
  const tooSmall = await change({ total_limit: 1 });
  expect(Object.keys(tooSmall.json().errors)).toEqual(['total_limit']);
  const changed = await change({ name: 'Kept', total_limit: 2, translations: { de: { name: 'Bleibt' } } });
  expect(changed.json().data).toMatchObject({ name: 'Kept', state: 'used_up', used: 2 });
  expect((await auditsOf(data.id)).at(-1)).toMatchObject({
    action: 'coupons.change',
    before: { name: 'Spring', total_limit: 5 },
    after: { name: 'Kept', total_limit: 2 },
  });
});

test('switched off, it is as if it were not there; asked twice, it is one change', async () => {
  const { data } = await make({ code: 'OFF' });
  const off = await call(`/${data.id}/state`, 'POST', { is_enabled: false });
  expect(off.json().data).toMatchObject({ state: 'off' });
  await call(`/${data.id}/state`, 'POST', { is_enabled: false });
  expect(await findCoupon(ctx, 'OFF')).toEqual({ problem: { reason: 'unknown' } });
  expect((await auditsOf(data.id)).map(({ action }) => action)).toEqual(['coupons.create', 'coupons.switch']);
});

test('the list is found by code or number, filtered, and paged by key', async () => {
  const ids = [];
  for (const code of ['PAGE_1', 'PAGE_2', 'PAGEX3']) ids.push((await make({ code })).data.id);
  const found = async (query: string) =>
    (await call(`?${query}`)).json().data.map(({ code }: { code: string }) => code);
  expect(await found('search=page_')).toEqual(['PAGE_2', 'PAGE_1']);
  expect(await found(`search=%23${ids[2]}`)).toEqual(['PAGEX3']);
  expect(await found('state=off')).toEqual(['OFF']);
  const first = (await call('?search=PAGE&limit=2')).json();
  expect(first.data.map(({ id }: { id: number }) => id)).toEqual([ids[2], ids[1]]);
  const second = (await call(`?search=PAGE&limit=2&after=${first.next}`)).json();
  expect(second).toMatchObject({ data: [{ id: ids[0] }], next: null });
});

test('its uses tell who, when and what it gave', async () => {
  const { data } = await make({ code: 'USES', account_limit: null });
  const first = await use('USES');
  const second = await use('USES');
  const page = (await call(`/${data.id}/uses?limit=1`)).json();
  expect(page.data).toMatchObject([
    {
      customer: { id: Number(second.accountId) },
      use_type: 'order_group',
      use_id: Number(second.use.id),
      amount: '50',
      bonus: '5',
      paid: null,
      released_at: null,
    },
  ]);
  const rest = (await call(`/${data.id}/uses?limit=1&after=${page.next}`)).json();
  expect(rest).toMatchObject({ data: [{ customer: { id: Number(first.accountId) } }], next: null });
});

test('list and uses are files too', async () => {
  const { data } = await make({ code: 'FILED' });
  const { accountId } = await use('FILED');
  const lines = (await call('/csv?search=FILED')).body.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`${data.id},FILED,Spring,Discount on orders,10,,0,1,5,1`);
  expect((await call(`/${data.id}/uses/csv`)).body).toContain(String(accountId));
});

test('another panel’s coupon is not there', async () => {
  const other = await testContext(database);
  const { id } = await createCoupon(database.db, other.panel, { code: 'ALIEN' });
  const answers = [
    await call(`/${id}`, 'PUT', { ...body, code: 'ALIEN' }),
    await call(`/${id}/state`, 'POST', { is_enabled: false }),
    await call(`/${id}/uses`),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect((await call('?search=ALIEN')).json().data).toEqual([]);
});
