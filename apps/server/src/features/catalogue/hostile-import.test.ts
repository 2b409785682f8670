import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createNetwork, createServiceType } from './testing/create-catalogue.ts';

const hostile = [
  '<img src=x onerror=alert(1)><script>alert(2)</script>',
  `${'very long '.repeat(31)}ab`,
  '👩‍👩‍👧‍👦 🇩🇪 ✌🏽 followers',
  '\u202eevil\u2066 \u200f مرحبا \u2069',
  '"\'`\\ \u2028 {{7*7}} </script>',
  'a\tb\u0001c\u007f',
  "'; drop table service; --",
  '=HYPERLINK("https://evil.example")',
];
const count = 20_000;
const portion = 1000;

const database = await testDatabase();
const panel = await createHostedPanel(database);
const type = await createServiceType(database.db, await createNetwork(database.db, panel));
const { call } = await testApp(database);
const get = (path: string, headers: Record<string, string> = {}) =>
  call(path, { headers: { host: panel.host, ...headers } });

/** In batches within one transaction, as an import does. */
async function importAll(): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    for (let first = 1; first <= count; first += portion) {
      await sql`
        insert into service (panel_id, service_type_id, slug, name, short_description, description, default_price)
        select ${panel.id}::bigint, ${type.id}::bigint, 'import-' || n, named.name || ' ' || n,
               named.name, repeat(named.name, 3), 1000 * n
          from generate_series(${first}::int, ${first + portion - 1}::int) n
         cross join lateral (select (${hostile}::text[])[1 + n % ${hostile.length}::int] as name) named`.execute(
        transaction,
      );
    }
  });
}

test('20,000 services with hostile names arrive whole, while others go on reading', async () => {
  expect((await get('/api/v1/services')).json().total).toBe(0);
  let done = false;
  const importing = importAll().finally(() => {
    done = true;
  });
  // Requests meanwhile get the old catalogue or the new one, never half of one.
  const totals = new Set<number>();
  while (!done) {
    totals.add((await get('/api/v1/services')).json().total);
    // An injected call never yields to the event loop: the import would get no answers from the database.
    await nextTurn();
  }
  await importing;
  await expect
    .poll(async () => (await get('/api/v1/services')).json().total, { timeout: 15_000 })
    .toBe(count);
  totals.add(count);
  expect([...totals]).toEqual([0, count]);
});

test('every name is served as it was written, in the list, the index and on its own', async () => {
  const nameOf = (number: number) => `${hostile[number % hostile.length]} ${number}`;
  const cheapest = (await get('/api/v1/services?sort=price_asc&per_page=100')).json();
  expect(cheapest.data.map(({ name }: { name: string }) => name)).toEqual(
    Array.from({ length: 100 }, (_, index) => nameOf(index + 1)),
  );
  const index = (await get('/api/v1/services/index')).json().data;
  expect(index.id).toHaveLength(count);
  for (const [at, slug] of index.slug.entries()) {
    if (at % 997 === 0) expect(index.name[at]).toBe(nameOf(Number(slug.slice('import-'.length))));
  }
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const answer = await get(`/api/v1/services/import-${number}`);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json().data).toMatchObject({ name: nameOf(number), default_price: expect.any(String) });
  }
});

test('searching among them finds, with and without mistakes, and nothing runs', async () => {
  const search = async (query: string) =>
    (await get(`/api/v1/services?search=${encodeURIComponent(query)}`)).json();
  expect((await search('<script>')).total).toBe(count / hostile.length);
  expect((await search('folowers')).total).toBe(count / hostile.length);
  expect((await search('drop table')).total).toBe(count / hostile.length);
  expect((await search('(a+)+$')).total).toBe(0);
  expect((await search('مرحبا')).total).toBe(count / hostile.length);
});

test('a change while the index is held is told by its tag', async () => {
  const before = await get('/api/v1/services/index', { 'accept-encoding': 'br' });
  expect(before.headers['content-encoding']).toBe('br');
  const tag = String(before.headers.etag);
  expect((await get('/api/v1/services/index', { 'if-none-match': tag })).statusCode).toBe(304);
  await database.db
    .updateTable('service')
    .set({ name: 'Renamed' })
    .where('panel_id', '=', panel.id)
    .where('slug', '=', 'import-1')
    .execute();
  await expect
    .poll(async () => (await get('/api/v1/services/index', { 'if-none-match': tag })).statusCode, {
      timeout: 15_000,
    })
    .toBe(200);
});
