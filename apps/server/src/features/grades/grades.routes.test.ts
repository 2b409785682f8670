import { expect, test, vi } from 'vitest';
import { rootPanel } from '../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { signUpVisitor, switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { createLadder, usd } from './testing/ladder.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database);
const panel = await rootPanel(database);
await switchCaptchaOff(database);
const other = await createHostedPanel(database);
const ids = await createLadder(db, panel);
await createLadder(db, other);
await db
  .updateTable('grade')
  .set({ translations: JSON.stringify({ de: { name: 'Silber' } }) })
  .where('panel_id', '=', panel.id)
  .where('id', '=', ids.Silver ?? 0n)
  .execute();
await vi.waitUntil(async () => (await app.call('/api/v1/grades')).json().data?.length === 3, {
  timeout: 10_000,
});

async function customer() {
  const { bearer, id } = await signUpVisitor(app);
  const headers = { authorization: bearer };
  return { id, get: (path: string) => app.call(`/api/v1/${path}`, { headers }) };
}

test('everybody sees the ladder, lowest first, in their language', async () => {
  const { data } = (await app.call('/api/v1/grades?locale=de')).json();
  expect(
    data.map(({ name, spending_goal, discount_percent }: Record<string, unknown>) => [
      name,
      spending_goal,
      discount_percent,
    ]),
  ).toEqual([
    ['Start', '0', 0],
    ['Silber', '10', 0.05],
    ['Gold', '50', 0.1],
  ]);
  expect(data[1]).toMatchObject({ is_next: false, is_previous: false, created_at: null, expires_at: null });
});

test('a customer sees their own grade, the ones around it and what changed', async () => {
  const who = await customer();
  expect((await who.get('profile')).json().data.grades).toMatchObject({
    current: { name: 'Start', created_at: null },
    next: { name: 'Silver', is_next: true },
    previous: null,
    grades_enabled: true,
    grade_discounts_enabled: true,
    spend_to_goal: '10',
    spend_to_goal_percent: 0,
  });
  const at = new Date('2026-03-01T00:00:00Z');
  const until = new Date('2036-03-01T00:00:00Z');
  await db
    .insertInto('account_grade')
    .values({
      panel_id: panel.id,
      account_id: who.id,
      grade_id: ids.Silver ?? null,
      goal: usd(10),
      spent: usd(30),
      since: at,
      expires_at: until,
      reckoned_at: at,
    })
    .execute();
  const change = { panel_id: panel.id, account_id: who.id, kind: 'reached' as const, created_at: at };
  await db
    .insertInto('grade_change')
    .values([
      { ...change, to_name: 'Long gone' },
      { ...change, from_name: 'Long gone', to_grade_id: ids.Silver ?? null, to_name: 'Old name' },
    ])
    .execute();
  expect((await who.get('profile/grades')).json().data).toMatchObject({
    current: { name: 'Silver', created_at: at.toISOString(), expires_at: until.toISOString() },
    next: { name: 'Gold', is_next: true },
    previous: { name: 'Start', is_previous: true },
    spend_to_goal: '20',
    spend_to_goal_percent: 0.5,
    spent: '30',
    is_given: false,
  });
  expect((await who.get('grades')).json().data).toMatchObject([
    { name: 'Start', is_previous: true },
    { name: 'Silver', created_at: at.toISOString() },
    { name: 'Gold', is_next: true },
  ]);
  const page = (await who.get('profile/grades/history?per_page=1')).json();
  expect(page).toMatchObject({
    data: [{ kind: 'reached', from: 'Long gone', to: 'Silver' }],
    next: page.data[0].id,
  });
  const rest = (await who.get(`profile/grades/history?before=${page.next}`)).json();
  expect(rest).toMatchObject({ data: [{ from: null, to: 'Long gone' }], next: null });
  const stranger = await customer();
  expect((await stranger.get('profile/grades/history')).json().data).toEqual([]);
  expect((await app.call('/api/v1/profile/grades')).statusCode).toBe(401);
});

test('a panel without grades has none of these calls', async () => {
  const who = await customer();
  await db
    .updateTable('panel_settings')
    .set((build) => ({
      overrides: build.fn<string>('jsonb_set', [
        'overrides',
        build.val('{grades_enabled}'),
        build.val('false'),
      ]),
    }))
    .where('panel_id', '=', panel.id)
    .execute();
  await expect.poll(async () => (await app.call('/api/v1/grades')).statusCode, { timeout: 10_000 }).toBe(404);
  for (const path of ['profile/grades', 'profile/grades/history'])
    expect((await who.get(path)).statusCode).toBe(404);
  expect((await who.get('profile')).json().data.grades).toMatchObject({
    current: null,
    grades_enabled: false,
  });
});
