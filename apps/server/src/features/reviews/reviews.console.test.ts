import { expect, test } from 'vitest';
import { createAccount } from '../../testing/create-account.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createNetwork, createService, createServiceType } from '../catalogue/testing/create-catalogue.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { listServiceReviews } from './list-service-reviews.ts';
import { submitReviews } from './submit-reviews.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database);
const panel = await rootPanel(database);
const ctx = await testContext(database, { panel });
const type = await createServiceType(db, await createNetwork(db, panel));
await switchCaptchaOff(database);
const editor = await staffMember(app, database, 'editor');
const path = '/api/v1/admin/reviews';

const list = async (query = '') => (await app.call(`${path}?${query}`, { headers: editor.headers })).json();
const ids = async (query: string) => (await list(query)).data.map(({ id }: { id: number }) => id);
const decide = (id: number, kind: 'approval' | 'rejection' | 'answer', payload: object) =>
  app.call(`${path}/${id}/${kind}`, {
    method: kind === 'answer' ? 'PUT' : 'POST',
    headers: editor.headers,
    payload,
  });

let seconds = 0;

/** No two reviews are written at the same moment. */
function later() {
  seconds += 1;
  const now = new Date(ctx.clock.now().getTime() + seconds * 1000);
  return { ...ctx.clock, now: () => now };
}

async function written(rating = 5, comment = 'Fine') {
  const service = await createService(db, type);
  const account = await createAccount(db, panel, { name: 'Maria del Mar Lopez' });
  const key = { panel_id: panel.id, account_id: account.id, service_id: service.id };
  await db
    .insertInto('service_purchase')
    .values({ ...key, last_completed_at: new Date() })
    .execute();
  const actor = { kind: 'user', accountId: account.id, permissions: [], frozen: false } as const;
  const write = (stars: number, text: string) =>
    submitReviews({ ...ctx, actor, clock: later() }, [
      { service_id: Number(service.id), rating: stars, comment: text },
    ]);
  await write(rating, comment);
  const read = async () => {
    const { data } = await list(`search=${service.id}`);
    return data.find((review: { service: { id: number } }) => review.service.id === Number(service.id));
  };
  const shown = () => listServiceReviews(ctx, Number(service.id), { page: 1, per_page: 10 });
  const { service: about, ...review } = await read();
  return { ...review, service_id: about.id, service, account, write, read, shown };
}

const audited = async (id: number) =>
  db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'reason'])
    .where('panel_id', '=', panel.id)
    .where('subject_type', '=', 'review')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();

test('the oldest comes first, by stars too; found by service, author and address', async () => {
  const [one, two] = [await written(2), await written(5)];
  const all = await ids('limit=200');
  expect(all.indexOf(one.id)).toBeLessThan(all.indexOf(two.id));
  expect(await ids('rating=2')).toEqual([one.id]);
  expect(await ids(`limit=1&after=${one.id}`)).toEqual([two.id]);
  for (const search of [`#${one.id}`, String(one.account.id), one.account.email ?? ''])
    expect(await ids(`search=${encodeURIComponent(search)}`)).toContain(one.id);
  expect(await ids('search=nobody@people.example')).toEqual([]);
  expect(one).toMatchObject({
    customer: { id: Number(one.account.id) },
    service_id: Number(one.service.id),
    author_name: 'Maria L.',
    status: 'in_moderation',
  });
});

test('approved it is public and counted, with the panel’s answer below', async () => {
  const review = await written(4, 'Good');
  const { id, written_at } = review;
  expect((await review.shown()).count).toBe(0);
  expect((await decide(id, 'approval', { written_at })).json().data.status).toBe('approved');
  const answer = await decide(id, 'answer', { written_at, text: ' Thank you! ' });
  expect(answer.json().data.answer).toBe('Thank you!');
  expect(await review.shown()).toMatchObject({
    count: 1,
    rating: 4,
    data: [{ comment: 'Good', answer: 'Thank you!' }],
  });
  await decide(id, 'answer', { written_at, text: null });
  expect((await review.shown()).data[0]?.answer).toBeNull();
  expect(await audited(id)).toEqual([
    { action: 'reviews.moderate', actor_id: editor.id, reason: null },
    { action: 'reviews.answer', actor_id: editor.id, reason: null },
    { action: 'reviews.answer', actor_id: editor.id, reason: null },
  ]);
});

test('rejected with a reason that its author reads; another text is read again without either', async () => {
  const review = await written();
  const { id, written_at } = review;
  expect((await decide(id, 'rejection', { written_at, reason: ' ' })).statusCode).toBe(422);
  const reason = 'It names another customer.';
  const rejected = await decide(id, 'rejection', { written_at, reason });
  expect(rejected.json().data).toMatchObject({ status: 'rejected', reject_reason: reason });
  expect((await audited(id))[0]).toMatchObject({ reason });
  await decide(id, 'answer', { written_at, text: 'Please write again.' });
  const [own] = (await review.write(5, 'Fine')).data;
  expect(own).toMatchObject({ status: 'rejected', reject_reason: reason, answer: 'Please write again.' });
  const [changed] = (await review.write(1, 'Broke')).data;
  expect(changed).toMatchObject({ status: 'in_moderation', reject_reason: null, answer: null });
});

test('nobody approves a text they have not read', async () => {
  const review = await written(5, 'Lovely');
  await review.write(5, 'Buy at https://elsewhere.example');
  for (const kind of ['approval', 'rejection', 'answer'] as const) {
    const rest = kind === 'answer' ? { text: 'x' } : kind === 'rejection' ? { reason: 'Spam' } : {};
    const answer = await decide(review.id, kind, { written_at: review.written_at, ...rest });
    expect([kind, answer.statusCode]).toEqual([kind, 409]);
  }
  expect((await review.read()).status).toBe('in_moderation');
  expect(await audited(review.id)).toEqual([]);
});

test('what waits is counted; another panel’s review is not there', async () => {
  const waiting = (await list('limit=200')).data;
  const { data } = (await app.call('/api/v1/admin/queues', { headers: editor.headers })).json();
  expect(data).toContainEqual({
    name: 'reviews',
    count: waiting.length,
    oldest_at: waiting.map((one: { written_at: string }) => one.written_at).sort()[0],
  });
  const elsewhere = await createHostedPanel(database);
  const service = await createService(db, await createServiceType(db, await createNetwork(db, elsewhere)));
  const foreign = await db
    .insertInto('review')
    .values({ panel_id: elsewhere.id, service_id: service.id, author_name: 'Kim', rating: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const written_at = new Date().toISOString();
  const answer = await decide(Number(foreign.id), 'approval', { written_at });
  const missing = await decide(999_999_999, 'approval', { written_at });
  expect([answer.statusCode, answer.body]).toEqual([404, missing.body]);
  expect((await list('limit=200')).data).toHaveLength(waiting.length);
});
