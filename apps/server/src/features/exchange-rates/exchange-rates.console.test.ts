import { expect, test } from 'vitest';
import { rootPanel } from '../../testing/root-panel.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';

const database = await testDatabase();
const app = await testApp(database);
const panel = await rootPanel(database);
await switchCaptchaOff(database);
const finance = await staffMember(app, database, 'finance');
const call = (path: string, method: 'GET' | 'POST' | 'PUT' = 'GET', payload?: object) =>
  app.call(`/api/v1/admin/rates${path}`, {
    method,
    headers: finance.headers,
    ...(payload ? { payload } : {}),
  });
const rubles = (answer: { json(): { data: { currencies: object[] } } }) => answer.json().data.currencies[0];

test('a rate set by hand counts before the fetched one, until it is removed', async () => {
  await database.db
    .insertInto('exchange_rate')
    .values({ panel_id: panel.id, currency: 'RUB', rate: 9_250_000_000n, fetched_at: new Date() })
    .execute();
  expect(rubles(await call(''))).toMatchObject({ rate: '92.5', from: 'source', by_hand: null });
  const set = await call('/RUB', 'PUT', { rate: '100.5' });
  expect(rubles(set)).toMatchObject({ rate: '100.5', from: 'hand', fetched: '92.5' });
  expect(rubles(await call('/RUB', 'PUT', { rate: null }))).toMatchObject({ rate: '92.5', from: 'source' });
  const audits = await database.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id'])
    .where('actor_id', '=', finance.id)
    .execute();
  expect(audits.map(({ action }) => action)).toEqual(['settings.change', 'settings.change']);
});

test.each(['0', 'abc', '-1', '1e3'])('%s is no rate', async (rate) => {
  expect((await call('/RUB', 'PUT', { rate })).statusCode).toBe(422);
});

test('only currencies that there are, only https, and nothing to fetch without a source', async () => {
  expect((await call('/EUR', 'PUT', { rate: '1' })).statusCode).toBe(404);
  expect((await call('/source', 'PUT', { url: 'http://rates.example' })).statusCode).toBe(422);
  expect((await call('/refresh', 'POST', {})).statusCode).toBe(409);
  const set = await call('/source', 'PUT', { url: 'https://rates.example/daily.json' });
  expect(set.json().data.source).toEqual({
    url: 'https://rates.example/daily.json',
    last_tried_at: null,
    last_problem: null,
  });
  expect((await call('/source', 'PUT', { url: null })).json().data.source).toBeNull();
});
