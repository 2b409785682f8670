import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createPanel } from '../../testing/create-panel.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database);
const panel = await rootPanel(database);
await switchCaptchaOff(database);
const owner = await staffMember(app, database, 'owner');
const manager = await staffMember(app, database, 'manager');

async function fail(values: { name?: string; payload?: object; panel_id?: bigint } = {}): Promise<number> {
  const at = new Date('2026-01-02T03:04:05Z');
  const { id } = await db
    .insertInto('failed_job')
    .values({
      panel_id: panel.id,
      name: 'send-mail',
      message: 'no answer',
      attempts: 9,
      first_failed_at: at,
      last_failed_at: at,
      ...values,
      payload: JSON.stringify(values.payload ?? { panelId: String(panel.id), mailId: '7777' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(id);
}

const list = async (query = '') =>
  (await app.call(`/api/v1/admin/failed-jobs?${query}`, { headers: owner.headers })).json();
const answer = (how: 'retry' | 'discard', payload: object) =>
  app.call(`/api/v1/admin/failed-jobs/${how}`, { method: 'POST', headers: owner.headers, payload });
const audited = (id: number) =>
  db
    .selectFrom('audit_entry')
    .select(['action', 'reason', 'before'])
    .where('subject_type', '=', 'failed-job')
    .where('subject_id', '=', String(id))
    .execute();
const waiting = async (person: typeof owner) =>
  (await app.call('/api/v1/admin/queues', { headers: person.headers }))
    .json()
    .data.find(({ name }: { name: string }) => name === 'failed-jobs');

test('what failed is listed with what it was about, and waits for whoever may change settings', async () => {
  const id = await fail();
  expect((await list()).data).toEqual([
    {
      id,
      name: 'send-mail',
      about: [{ name: 'mailId', value: '7777' }],
      message: 'no answer',
      attempts: 9,
      times: 1,
      can_retry: true,
      first_failed_at: '2026-01-02T03:04:05.000Z',
      last_failed_at: '2026-01-02T03:04:05.000Z',
    },
  ]);
  expect((await list('search=send-mail')).data).toHaveLength(1);
  expect((await list('search=sync-provider')).data).toEqual([]);
  expect(await waiting(owner)).toMatchObject({ count: 1, oldest_at: '2026-01-02T03:04:05.000Z' });
  expect(await waiting(manager)).toBeUndefined();
  await db.deleteFrom('failed_job').execute();
});

test('a retry sends the job again, once however often it is asked for, and is audited', async () => {
  const id = await fail();
  const answers = await Promise.all([answer('retry', { ids: [id] }), answer('retry', { ids: [id] })]);
  expect(answers.map((one) => one.json().data.count).sort()).toEqual([0, 1]);
  const { rows } = await sql<{ data: object }>`
    select data from jobs.job where name = 'send-mail' and data ->> 'mailId' = '7777'`.execute(db);
  expect(rows).toEqual([{ data: { panelId: String(panel.id), mailId: '7777' } }]);
  expect((await list()).data).toEqual([]);
  expect(await audited(id)).toMatchObject([
    { action: 'failed-jobs.retry', before: { name: 'send-mail', message: 'no answer' } },
  ]);
});

test('jobs that nothing runs any more stay until they are discarded, which needs a reason', async () => {
  const gone = await fail({ name: 'job-of-old', payload: {} });
  const refused = await fail({ payload: { panelId: 'x' } });
  expect((await list()).data.map(({ can_retry }: { can_retry: boolean }) => can_retry)).toEqual([
    false,
    false,
  ]);
  expect((await answer('retry', { ids: [gone, refused] })).json().data).toEqual({ count: 0 });
  expect((await answer('discard', { ids: [gone] })).statusCode).toBe(422);
  const discarded = await answer('discard', { ids: [gone, refused], reason: 'left over' });
  expect(discarded.json().data).toEqual({ count: 2 });
  expect(await audited(gone)).toMatchObject([{ action: 'failed-jobs.discard', reason: 'left over' }]);
  expect((await list()).data).toEqual([]);
});

test('another panel’s jobs can neither be seen nor answered', async () => {
  const id = await fail({ panel_id: (await createPanel(db)).id });
  expect((await list()).data).toEqual([]);
  expect((await answer('retry', { ids: [id] })).json().data).toEqual({ count: 0 });
  expect((await answer('discard', { ids: [id], reason: 'not mine' })).json().data).toEqual({ count: 0 });
  expect(await db.selectFrom('failed_job').select('id').execute()).toHaveLength(1);
});
