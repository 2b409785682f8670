import { expect, test } from 'vitest';
import { rootPanel } from '../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { creditWallet } from '../ledger/index.ts';
import { usd } from '../ledger/testing/fund-customer.ts';
import { newBearer } from '../sessions/testing/new-bearer.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { provenVisitor, signUpVisitor, switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { changeSettings } from '../settings/index.ts';
import { rankPanel } from './lookups/rank-panel.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database);
const panel = await rootPanel(database);
const ctx = await testContext(database, { panel });
await switchCaptchaOff(database);
const owner = await staffMember(app, database, 'owner');
const support = await staffMember(app, database, 'support');
const plansPath = '/api/v1/admin/campaign-plans';
const path = '/api/v1/campaigns';
const video = 'https://youtu.be/dQw4w9WgXcQ';
type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

async function newCustomer(cash = '100') {
  const { id, headers, email } = await provenVisitor(app, database);
  const amount = usd(cash);
  await creditWallet(ctx, { type: 'invoiced', methodId: 1n, customerId: id, amount, key: `fund:${id}` });
  const call = (url: string, method: Method = 'GET', payload?: object) =>
    app.call(url, { method, headers, ...(payload ? { payload } : {}) });
  const subscribe = () => call(`${path}/tariff-plans/${planId}/subscribe`, 'POST', {});
  const create = async (values: object = {}) => {
    const body = {
      url: video,
      countries: ['GB', 'US'],
      track: 'daily',
      keywords: ['Piano', 'piano '],
      ...values,
    };
    return call(path, 'POST', body);
  };
  return { id, email, headers, call, subscribe, create };
}
const asStaff = (url: string, method: Method = 'GET', payload?: object) =>
  app.call(url, { method, headers: owner.headers, ...(payload ? { payload } : {}) });

const offer = {
  name: 'Creator',
  keywords_limit: 10,
  price: '10',
  trial_days: 0,
  is_highlight: true,
  is_enabled: true,
  position: 1,
};
const planId = (await asStaff(plansPath, 'POST', offer)).json().data.id as number;
const customer = await newCustomer();
await customer.subscribe();
const created = (await customer.create()).json().data;

test('guests see plans without what they would cost them', async () => {
  const plans = (await app.call(`${path}/tariff-plans`)).json().data;
  expect(plans).toMatchObject([
    { id: planId, name: 'Creator', change: null, begins_at: null, is_highlight: true },
  ]);
  expect((await app.call(`${path}/subscription`)).statusCode).toBe(401);
});

test('the same request sent twice makes one campaign', async () => {
  const other = await newCustomer();
  await other.subscribe();
  const { headers } = other;
  const payload = { url: video, countries: ['DE'], track: 'weekly', keywords: ['cello'] };
  const sendTwice = () =>
    app.call(path, { method: 'POST', headers: { ...headers, 'idempotency-key': 'once' }, payload });
  const [first, second] = await Promise.all([sendTwice(), sendTwice()]);
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect(second.json().data.id).toBe(first.json().data.id);
  expect((await other.call(path)).json()).toMatchObject({ total_amount: 1 });
});

test('a campaign is made, read, listed, looked up, charted and written to a file', async () => {
  expect(created).toMatchObject({
    url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    countries: ['GB', 'US'],
    keywords: [{ keyword: 'piano' }],
    status: 'active',
    details: { countries: [{ iso_code_2: 'GB', name: 'United Kingdom' }, { iso_code_2: 'US' }] },
    source: { kind: 'sample' },
  });
  ctx.clock.set(new Date());
  await rankPanel(ctx);
  const list = (
    await customer.call(`${path}?search=${encodeURIComponent('PÍAN')}&country=US&status=active`)
  ).json();
  expect(list).toMatchObject({ total_amount: 1, recordsFiltered: 1, totals: { active: 1, keywords: 2 } });
  expect(list.data[0].id).toBe(created.id);
  expect((await customer.call(`${path}?country=FR`)).json()).toMatchObject({
    total_amount: 1,
    recordsFiltered: 0,
  });
  const keywords = (await customer.call(`${path}/${created.id}/keywords`)).json();
  expect(keywords).toMatchObject({ country_id: 'GB', data: [{ keyword: 'piano', is_checked: true }] });
  const { id: keywordId } = keywords.data[0];
  const results = (
    await customer.call(`${path}/${created.id}/keywords/${keywordId}/results?country_id=US`)
  ).json();
  expect(results.data.length).toBeGreaterThan(40);
  const chart = (await customer.call(`${path}/${created.id}/positions`)).json().data;
  expect([chart.days.length, chart.keywords[0].positions.length]).toEqual([30, 30]);
  const file = await customer.call(`${path}/${created.id}/export`);
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body.split('\r\n').filter((line) => line.includes(',piano,'))).toHaveLength(2);
  const subscription = (await customer.call(`${path}/subscription`)).json().data;
  expect(subscription).toMatchObject({
    status: 'active',
    tracked_keywords: 2,
    campaign_tariff: { keywords_limit: 10 },
  });
});

test('steps: pause, activate, update, finish; the same twice is one, and what has ended stays so', async () => {
  const { id } = (await customer.create({ keywords: ['violin'], countries: ['US'] })).json().data;
  const step = async (name: string) => {
    const answer = await customer.call(`${path}/${id}/${name}`, 'PUT');
    return answer.json().data?.status ?? answer.json().code;
  };
  expect([await step('pause'), await step('pause'), await step('update')]).toEqual([
    'paused',
    'paused',
    'wrong_state',
  ]);
  expect([await step('activate'), await step('update'), await step('finish')]).toEqual([
    'active',
    'active',
    'finished',
  ]);
  expect([await step('finish'), await step('activate')]).toEqual(['finished', 'wrong_state']);
  expect((await customer.call(`${path}/${id}`, 'PATCH', { track: 'weekly' })).statusCode).toBe(409);
});

test.each([
  [{ url: 'https://vimeo.com/1' }, 'url'],
  [{ url: 'https://www.youtube.com/@channel' }, 'url'],
  [{ countries: ['ZZ'] }, 'countries.0'],
  [{ countries: [] }, 'countries'],
  [{ keywords: ['\u200b'] }, 'keywords.0'],
  [{ keywords: Array.from({ length: 6 }, (_, index) => `word ${index}`) }, 'keywords'],
  [{ track: 'hourly' }, 'track'],
])('%j is refused by name and nothing is made', async (values, field) => {
  const before = (await customer.call(path)).json().total_amount;
  const answer = await customer.create(values);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  expect((await customer.call(path)).json().total_amount).toBe(before);
});

test('two at once cannot both take the last slots', async () => {
  const racer = await newCustomer();
  await racer.subscribe();
  const words = Array.from({ length: 5 }, (_, index) => `race ${index}`);
  const answers = await Promise.all(
    [1, 2, 3].map(() => racer.create({ keywords: words, countries: ['US', 'GB'] })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
});

test('without a plan there is no campaign; an unproven address has no plan', async () => {
  const nobody = await newCustomer();
  expect((await nobody.create()).json().code).toBe('wrong_state');
  const { bearer } = await signUpVisitor(app);
  const answer = await app.call(`${path}/tariff-plans/${planId}/subscribe`, {
    method: 'POST',
    headers: { authorization: bearer },
    payload: {},
  });
  expect(answer.json().code).toBe('email_not_proven');
});

test('another customer and another panel see none of it', async () => {
  const stranger = await newCustomer();
  await stranger.subscribe();
  const calls: [string, Method, object?][] = [
    ['', 'GET'],
    ['', 'PATCH', { track: 'weekly' }],
    ...['update', 'activate', 'pause', 'finish'].map((name): [string, Method] => [`/${name}`, 'PUT']),
    ...['keywords', 'positions', 'export', `keywords/${created.keywords[0].id}/results`].map(
      (name): [string, Method] => [`/${name}`, 'GET'],
    ),
  ];
  for (const [rest, method, payload] of calls)
    for (const id of [created.id, 999_999_999]) {
      const answer = await stranger.call(`${path}/${id}${rest}`, method, payload);
      expect([rest, answer.statusCode]).toEqual([rest, 404]);
    }
  const elsewhere = await createHostedPanel(database);
  const { host } = elsewhere;
  const authorization = await newBearer(app.installation, elsewhere);
  const there = await app.call(`${path}/${created.id}`, { headers: { authorization, host } });
  expect(there.statusCode).toBe(404);
  expect((await app.call(`${path}/tariff-plans`, { headers: { host } })).json().data).toEqual([]);
});

test('staff make, change and remove plans, and see who uses what', async () => {
  const plans = (await asStaff(plansPath)).json().data;
  expect(plans).toMatchObject([{ id: planId, trials: 0, leaving: 0 }]);
  expect(plans[0].subscribers).toBeGreaterThan(0);
  expect(Number(plans[0].revenue)).toBeGreaterThanOrEqual(10);
  expect((await asStaff(`${plansPath}/${planId}`, 'DELETE')).statusCode).toBe(409);
  const { id } = (await asStaff(plansPath, 'POST', { ...offer, name: 'Mistake' })).json().data;
  const changed = await asStaff(`${plansPath}/${id}`, 'PATCH', { price: '12.5', is_enabled: false });
  expect(changed.json().data).toMatchObject({ price: '12.5', is_enabled: false, name: 'Mistake' });
  expect((await customer.call(`${path}/tariff-plans/${id}/subscribe`, 'POST', {})).statusCode).toBe(404);
  expect((await asStaff(`${plansPath}/${id}`, 'DELETE')).statusCode).toBe(204);
  expect((await asStaff(`${plansPath}/${id}`, 'PATCH', { price: '1' })).statusCode).toBe(404);
  expect((await asStaff(plansPath, 'POST', { ...offer, keywords_limit: 0 })).statusCode).toBe(422);
  const used = (await asStaff(`/api/v1/admin/campaigns?search=${encodeURIComponent(customer.email)}`)).json();
  expect(used.data.find((row: { id: number }) => row.id === created.id)).toMatchObject({
    customer: { id: Number(customer.id) },
    keywords: 1,
    lookups: 2,
    countries: ['GB', 'US'],
  });
  const entries = await db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject_type', '=', 'campaign-plan')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual([
    'campaigns.create-plan',
    'campaigns.change-plan',
    'campaigns.delete-plan',
  ]);
  expect((await app.call(plansPath, { headers: support.headers })).statusCode).toBe(404);
});

test('switched off, the tools are not there, for guests and customers', async () => {
  await changeSettings(ctx, { enable_keyword_tools: false });
  await expect.poll(async () => (await app.call(`${path}/tariff-plans`)).statusCode).toBe(404);
  const calls = [
    app.call(`${path}/tariff-plans`),
    customer.call(`${path}/subscription`),
    customer.call(path),
    customer.call(`${path}/${created.id}`),
    customer.create(),
    customer.subscribe(),
  ];
  expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 404));
  await changeSettings(ctx, { enable_keyword_tools: true });
});
