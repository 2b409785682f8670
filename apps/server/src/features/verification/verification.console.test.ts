import { verificationSteps } from '@marquee/domain/verification/verification.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { multipart } from '../../testing/multipart.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { signUpVisitor, switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { picture } from '../uploads/testing/sound-files.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database);
const panel = await rootPanel(database);
const other = await createHostedPanel(database);
await switchCaptchaOff(database);
const finance = await staffMember(app, database, 'finance');
const path = '/api/v1/admin/verification';
const png = await picture('png');

async function handedIn(host = 'localhost') {
  const person = await signUpVisitor(app, undefined, { headers: { host } });
  const upload = (step: string) => {
    const form = multipart({ step }, [{ field: 'file', name: `${step}.png`, bytes: png }]);
    const headers = { ...form.headers, host, authorization: person.bearer };
    return app.call('/api/v1/verification-document', { method: 'POST', ...form, headers });
  };
  for (const step of verificationSteps) await upload(step);
  return { ...person, upload };
}

const get = (url: string, { headers } = finance) => app.call(url, { headers });
const list = async (query = '') => (await get(`${path}?${query}`)).json();
const row = async (id: bigint, status = 'in_review') => (await list(`search=${id}&status=${status}`)).data[0];
const decide = (id: bigint, kind: 'approval' | 'rejection', payload: object) =>
  app.call(`${path}/${id}/${kind}`, { method: 'POST', headers: finance.headers, payload });
const audited = async (accountId: bigint) =>
  (
    await db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id'])
      .where('panel_id', '=', panel.id)
      .where('subject_id', '=', String(accountId))
      .where('action', 'like', 'verification.%')
      .orderBy('id')
      .execute()
  ).map(({ action, actor_id }) => [action, actor_id]);

test('who waits longest comes first, page by page; decided ones latest first', async () => {
  const people = [await handedIn(), await handedIn(), await handedIn()];
  const [a, b, c] = people.map(({ id }) => Number(id));
  const ids = async (query: string) => (await list(query)).data.map(({ id }: { id: number }) => id);
  const first = await list('limit=2');
  expect(first.data.map(({ id }: { id: number }) => id)).toEqual([a, b]);
  expect(first.data[0]).toMatchObject({ customer: { email: people[0]?.email }, status: 'in_review' });
  expect(first.data[0].documents.map(({ step }: { step: string }) => step)).toEqual([...verificationSteps]);
  expect(await ids(`limit=2&after=${first.next}`)).toEqual([c]);
  expect(await ids(`search=${encodeURIComponent(people[1]?.email ?? '')}`)).toEqual([b]);
  const { data } = (await get('/api/v1/admin/queues')).json();
  expect(data).toContainEqual({ name: 'verification', count: 3, oldest_at: first.data[0].submitted_at });
  for (const { id } of people) await decide(id, 'approval', { revision: (await row(id)).revision });
  expect(await ids('status=approved&limit=2')).toEqual([c, b]);
  expect(await ids(`status=approved&after=${b}`)).toEqual([a]);
});

test('every look is on record before a byte leaves, and what cannot be recorded is not shown', async () => {
  const { id } = await handedIn();
  const [document] = (await row(id)).documents;
  const file = `${path}/${id}/documents/${document.filename}`;
  const answer = await get(file);
  expect(answer.rawPayload.length).toBe(document.size);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect(answer.headers['content-disposition']).toMatch(/^attachment; /);
  await get(file);
  expect(await audited(id)).toEqual([
    ['verification.view-document', finance.id],
    ['verification.view-document', finance.id],
  ]);
  await sql`create function lose_entry() returns trigger language plpgsql as $$ begin
    if new.action = 'verification.view-document' then raise exception 'disk full'; end if;
    return new; end $$`.execute(db);
  await sql`create trigger lose_entry before insert on audit_entry
    for each row execute function lose_entry()`.execute(db);
  const lost = await get(file);
  expect([lost.statusCode, lost.rawPayload.includes(png)]).toEqual([500, false]);
  await sql`drop trigger lose_entry on audit_entry`.execute(db);
});

test('a file is found only under its owner, by staff who review, on this panel', async () => {
  const [one, two] = [await handedIn(), await handedIn()];
  const [document] = (await row(one.id)).documents;
  const missing = (await get(`${path}/${one.id}/documents/${'0'.repeat(32)}.png`)).body;
  expect((await get(`${path}/${two.id}/documents/${document.filename}`)).body).toBe(missing);
  const support = await staffMember(app, database, 'support');
  expect((await get(`${path}/${one.id}/documents/${document.filename}`, support)).body).toBe(missing);
  expect(await audited(one.id)).toEqual([]);
  const foreign = await handedIn(other.host);
  const [theirs] = await db
    .selectFrom('verification_document')
    .select('filename')
    .where('account_id', '=', foreign.id)
    .execute();
  expect((await get(`${path}/${foreign.id}/documents/${theirs?.filename}`)).body).toBe(missing);
  expect((await decide(foreign.id, 'approval', { revision: 4 })).body).toBe(missing);
});

test('a decision is about the files that were seen, is made once, and is on record', async () => {
  const { id, upload } = await handedIn();
  const seen = (await row(id)).revision;
  await upload('selfie');
  expect((await decide(id, 'approval', { revision: seen })).statusCode).toBe(409);
  const { revision } = await row(id);
  expect((await decide(id, 'rejection', { revision, reason: ' ' })).statusCode).toBe(422);
  const reason = 'The selfie is too dark.';
  const outcomes = await Promise.all([
    decide(id, 'rejection', { revision, reason }),
    decide(id, 'rejection', { revision, reason }),
  ]);
  expect(outcomes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await row(id, 'rejected')).toMatchObject({ status: 'rejected', reason });
  expect(await audited(id)).toEqual([['verification.reject', finance.id]]);
  await upload('selfie');
  expect(await row(id)).toMatchObject({ status: 'in_review', reason: null });
});

test('a decision needs a sign-in that is not long ago', async () => {
  const { id } = await handedIn();
  const { revision } = await row(id);
  const late = await staffMember(app, database, 'finance');
  const sessions = db.selectFrom('session').select('id').where('account_id', '=', late.id);
  await db
    .updateTable('sign_in_proof')
    .set({ proven_at: new Date(Date.now() - 24 * 3_600_000) })
    .where('session_id', 'in', sessions)
    .execute();
  const answer = await app.call(`${path}/${id}/approval`, {
    method: 'POST',
    headers: late.headers,
    payload: { revision },
  });
  expect(answer.json()).toMatchObject({ code: 'sign_in_again' });
  expect(await audited(id)).toEqual([]);
});
