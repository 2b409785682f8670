import { expect, test } from 'vitest';
import { createAccount } from '../../testing/create-account.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { createLadder, usd } from './testing/ladder.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database);
const panel = await rootPanel(database);
await switchCaptchaOff(database);
const other = await createHostedPanel(database);
const foreign = await createLadder(db, other);
const manager = await staffMember(app, database, 'manager');

const ask = (path: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', payload?: object) =>
  app.call(`/api/v1/admin/${path}`, { method, headers: manager.headers, ...(payload ? { payload } : {}) });
const grade = (changes: object = {}) => ({
  name: 'Bronze',
  translations: { de: { name: 'Bronze-Stufe' } },
  icon: 'medal',
  spending_goal: '10',
  discount_percent: 0.05,
  available_closed_sales: false,
  available_personal_manager: true,
  consultation_chat_period: 7,
  thumbnail_period: null,
  ...changes,
});
const audited = async (action: string) =>
  (await db.selectFrom('audit_entry').select('action').where('action', '=', action).execute()).length;
const ladder = async () => (await ask('grades')).json().data as { id: number; name: string }[];

test('a grade is made, changed and removed; the ladder is in order of goals and all is on record', async () => {
  const made = (await ask('grades', 'POST', grade())).json().data;
  expect(made).toMatchObject({ ...grade(), customers: 0, given: 0 });
  const top = (await ask('grades', 'POST', grade({ name: 'Top', spending_goal: '100' }))).json().data;
  const first = (await ask('grades', 'POST', grade({ name: 'First', spending_goal: '0' }))).json().data;
  expect((await ladder()).map(({ name }) => name)).toEqual(['First', 'Bronze', 'Top']);
  const changed = await ask(`grades/${made.id}`, 'PUT', grade({ name: 'Higher', spending_goal: '200' }));
  expect(changed.json().data).toMatchObject({ name: 'Higher', spending_goal: '200' });
  expect((await ladder()).map(({ name }) => name)).toEqual(['First', 'Top', 'Higher']);
  for (const { id } of [made, top, first]) expect((await ask(`grades/${id}`, 'DELETE')).statusCode).toBe(204);
  expect(await ladder()).toEqual([]);
  expect([
    await audited('grades.create'),
    await audited('grades.change'),
    await audited('grades.remove'),
  ]).toEqual([3, 1, 3]);
});

test('what cannot be is refused with its field, and nothing changes', async () => {
  const made = (await ask('grades', 'POST', grade())).json().data;
  const refused = async (changes: object) => {
    const answer = await ask('grades', 'POST', grade({ name: 'Other', spending_goal: '20', ...changes }));
    return [answer.statusCode, Object.keys(answer.json().errors ?? {})];
  };
  expect(await refused({ spending_goal: '10' })).toEqual([422, ['spending_goal']]);
  expect(await refused({ spending_goal: '-1' })).toEqual([422, ['spending_goal']]);
  expect(await refused({ discount_percent: 1 })).toEqual([422, ['discount_percent']]);
  expect(await refused({ name: ' ' })).toEqual([422, ['name']]);
  expect(await refused({ icon: 'javascript:alert(1)' })).toEqual([422, ['icon']]);
  expect(await refused({ thumbnail_period: -1 })).toEqual([422, ['thumbnail_period']]);
  expect(await ladder()).toHaveLength(1);
  const twice = await Promise.all(
    [1, 2].map(() => ask('grades', 'POST', grade({ name: 'Twin', spending_goal: '30' }))),
  );
  expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  for (const { id } of await ladder()) await ask(`grades/${id}`, 'DELETE');
  expect((await ask(`grades/${made.id}`, 'PUT', grade())).statusCode).toBe(404);
});

test('the other panel’s grades are neither seen, changed, removed, tried nor given', async () => {
  const id = Number(foreign.Gold);
  expect((await ladder()).map((one) => one.id)).not.toContain(id);
  expect((await ask(`grades/${id}`, 'PUT', grade())).statusCode).toBe(404);
  expect((await ask(`grades/${id}`, 'DELETE')).statusCode).toBe(404);
  expect((await ask('grades/preview', 'POST', { grade_id: id, grade: null })).statusCode).toBe(404);
  const own = await createAccount(db, panel);
  const theirs = await createAccount(db, other);
  const gift = { grade_id: id, until: null, reason: 'a test' };
  expect((await ask(`accounts/${own.id}/grade`, 'PUT', gift)).json().errors).toHaveProperty('grade_id');
  expect((await ask(`accounts/${theirs.id}/grade`, 'PUT', gift)).statusCode).toBe(404);
  expect((await ask(`accounts/${theirs.id}/grade`)).statusCode).toBe(404);
  expect(await db.selectFrom('grade').select('id').where('panel_id', '=', other.id).execute()).toHaveLength(
    3,
  );
});

test('before a change is saved, one sees who would move and what it would cost', async () => {
  const ids = await createLadder(db, panel);
  const stand = async (gradeId: bigint | undefined, spent: bigint) => {
    const { id } = await createAccount(db, panel);
    await db
      .insertInto('account_grade')
      .values({
        panel_id: panel.id,
        account_id: id,
        grade_id: gradeId ?? null,
        spent,
        since: new Date(),
        reckoned_at: new Date(),
      })
      .execute();
  };
  await stand(ids.Start, usd(6));
  await stand(ids.Silver, usd(20));
  await stand(ids.Gold, usd(80));
  const preview = async (gradeId: bigint | undefined, change: object | null) =>
    (
      await ask('grades/preview', 'POST', {
        grade_id: gradeId === undefined ? null : Number(gradeId),
        grade: change,
      })
    ).json().data;
  expect(await preview(ids.Silver, { spending_goal: '5', discount_percent: 0.05 })).toEqual({
    customers: 3,
    moves_up: 1,
    moves_down: 0,
    cost_before: '0',
    cost_after: '0',
  });
  expect(await preview(ids.Silver, { spending_goal: '30', discount_percent: 0.05 })).toMatchObject({
    moves_down: 1,
  });
  expect(await preview(undefined, { spending_goal: '15', discount_percent: 0.07 })).toMatchObject({
    moves_up: 1,
  });
  expect(await preview(ids.Gold, null)).toMatchObject({ moves_up: 0, moves_down: 1 });
  expect((await ladder()).map(({ name }) => name)).toEqual(['Start', 'Silver', 'Gold']);
  expect((await ask('grades')).json().data).toMatchObject([
    { customers: 1 },
    { customers: 1 },
    { customers: 1 },
  ]);
});

test('a grade given by hand counts at once, is respected, told, and taken back with mercy', async () => {
  const { id } = await createAccount(db, panel);
  const gold = (await ladder()).find(({ name }) => name === 'Gold')?.id;
  const give = (payload: object) => ask(`accounts/${id}/grade`, 'PUT', { reason: 'a friend', ...payload });
  expect((await give({ grade_id: gold, until: '2020-01-01T00:00:00Z' })).json().errors).toHaveProperty(
    'until',
  );
  expect((await give({ grade_id: gold, until: null })).json().data).toMatchObject({
    grade: { name: 'Gold' },
    expires_at: null,
    given: { grade: { name: 'Gold' }, until: null, reason: 'a friend' },
  });
  expect((await give({ grade_id: null, until: null })).json().data).toMatchObject({
    grade: { name: 'Gold' },
    mercy_until: expect.any(String),
    given: null,
  });
  expect(await audited('grades.give')).toBe(2);
  const told = await db
    .selectFrom('notification')
    .select('kind')
    .where('account_id', '=', id)
    .orderBy('id')
    .execute();
  expect(told.map(({ kind }) => kind)).toEqual(['grade-reached', 'grade-falling']);
});

test('who may not touch payments sees no ladder in the console', async () => {
  const editor = await staffMember(app, database, 'editor');
  const answer = await app.call('/api/v1/admin/grades', { headers: editor.headers });
  expect(answer.statusCode).toBe(404);
});
