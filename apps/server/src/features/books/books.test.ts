import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { BooksFinding, BooksRule } from '../../platform/books.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { sentJobs } from '../../testing/sent-jobs.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { booksRules } from '../ledger/books/books-rules.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { checkBooksJob } from './check/check-books.job.ts';

const database = await testDatabase();
const app = await testApp(database);
const panel = await rootPanel(database);
const ctx = await testContext(database, { panel });
const other = await testContext(database);
await switchCaptchaOff(database);
const finance = await staffMember(app, database, 'finance');
const get = async (path = '') =>
  (await app.call(`/api/v1/admin/books${path}`, { headers: finance.headers })).json();
const ask = async () =>
  (
    await app.call('/api/v1/admin/books/check', { method: 'POST', headers: finance.headers, payload: {} })
  ).json();

/** A rule of another feature, broken at will. */
const name = 'cashback stays within its promise';
const hole = (of: typeof ctx, detail: string): BooksFinding => ({ rule: name, panelId: of.panel.id, detail });
const run = async (findings: readonly BooksFinding[]) => {
  const planted: BooksRule = { name, check: async () => [...findings] };
  const { handle } = await checkBooksJob([...booksRules, planted]).load();
  return handle(ctx, {});
};

test('the job passes on sound books, and fails loudly on others', async () => {
  await run([]);
  expect((await get()).data).toMatchObject({ last: { state: 'done', problems: 0, asked_by: null } });
  await expect(run([hole(ctx, 'a hole')])).rejects.toThrow('books check: 1 findings');
});

test('staff see the problems of their own panel with the time they were first found', async () => {
  ctx.clock.advance(3600);
  const found = [hole(ctx, 'a hole'), hole(ctx, 'another'), hole(other, 'elsewhere')];
  await expect(run(found)).rejects.toThrow('3 findings');
  const { data, next } = await get('/problems?limit=1');
  expect(data).toMatchObject([{ rule: name, detail: 'a hole', found_at: '2026-01-15T12:00:00.000Z' }]);
  const rest = await get(`/problems?limit=5&after=${next}`);
  expect(rest.data).toMatchObject([{ detail: 'another', found_at: '2026-01-15T13:00:00.000Z' }]);
  expect((await get('/problems?rule=unheard')).data).toEqual([]);
  expect((await get()).data.last).toMatchObject({ problems: 2, rules: booksRules.length + 1 });
  const queues = (await app.call('/api/v1/admin/queues', { headers: finance.headers })).json().data;
  expect(queues).toContainEqual({ name: 'books', count: 2, oldest_at: '2026-01-15T12:00:00.000Z' });
});

test('asked for by two at once it is one check, told by whom and how far', async () => {
  const answers = await Promise.all([ask(), ask()]);
  for (const { data } of answers)
    expect(data.running).toMatchObject({ state: 'waiting', asked_by: { id: Number(finance.id) } });
  expect(await sentJobs(database.db, checkBooksJob([]))).toEqual([{}]);
  await run([]);
  const { data } = await get();
  expect(data.running).toBeNull();
  expect(data.last).toMatchObject({
    asked_by: { id: Number(finance.id) },
    rules_done: booksRules.length + 1,
  });
  expect(data.rules.length).toBeGreaterThan(booksRules.length);
});

test('a check that breaks off says so, and the next one begins', async () => {
  const broken: BooksRule = { name, check: () => Promise.reject(new Error('no connection')) };
  const { handle } = await checkBooksJob([broken]).load();
  await expect(handle(ctx, {})).rejects.toThrow('no connection');
  expect((await get()).data).toMatchObject({ last: { state: 'failed' }, running: null });
  // A worker that died left it running.
  await sql`update books_check set state = 'running', ended_at = null
            where id = (select max(id) from books_check)`.execute(database.db);
  await run([]);
  expect((await get()).data).toMatchObject({ last: { state: 'done' }, running: null });
});
