import { endpoint } from '@marquee/contract/endpoint.ts';
import { data } from '@marquee/contract/primitives.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startDatabaseProxy } from '../../testing/database-proxy.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { type Change, createChanges } from '../db/changes.ts';
import { route } from './calls/route.ts';

const asking = endpoint({
  name: 'testAsk',
  method: 'GET',
  path: '/api/v1/test/ask',
  access: 'guest',
  area: 'api',
  summary: 'Asks the database',
  response: data(z.object({ one: z.int() })),
});

const database = await testDatabase();
const proxy = await startDatabaseProxy(database.url);
const { call, installation } = await testApp(
  { ...database, url: proxy.url },
  {
    config: { databasePatience: 1 },
    routes: [
      route(asking, async ({ db }) => {
        const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
        return { data: { one: rows[0]?.one ?? 0 } };
      }),
    ],
  },
);
const status = async (path: string) => (await call(path)).statusCode;

test('while the database hangs, probes are answered before any call gives up; then everything works again', async () => {
  expect([await status(asking.path), await status('/readyz')]).toEqual([200, 200]);
  proxy.hang();
  const order: string[] = [];
  const asked = call(asking.path).finally(() => order.push('call'));
  const probes = await Promise.all(['/healthz', '/readyz', '/readyz', '/readyz'].map(status));
  order.push('probes');
  expect(probes).toEqual([200, 503, 503, 503]);
  const { statusCode, headers, body } = await asked;
  expect([statusCode, headers['retry-after'], JSON.parse(body).code]).toEqual([503, '2', 'overloaded']);
  expect(order).toEqual(['probes', 'call']);
  proxy.resume();
  await expect.poll(() => status(asking.path), { timeout: 15_000 }).toBe(200);
  await expect.poll(() => status('/readyz'), { timeout: 15_000 }).toBe(200);
}, 60_000);

test('connections that are reset under load cost single answers, never the process', async () => {
  const calls = Array.from({ length: 60 }, (_, index) => {
    if (index === 30) proxy.cut();
    return status(asking.path);
  });
  expect((await Promise.all(calls)).filter((code) => code !== 200 && code !== 503)).toEqual([]);
  await expect.poll(() => status(asking.path)).toBe(200);
  await expect.poll(() => status('/readyz'), { timeout: 15_000 }).toBe(200);
});

test('sessions that the server ends cost single answers, too', async () => {
  const calls = Array.from({ length: 60 }, () => status(asking.path));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'marquee-%'
       and application_name not like 'marquee-test%'`.execute(database.db);
  expect((await Promise.all(calls)).filter((code) => code !== 200 && code !== 503)).toEqual([]);
  await expect.poll(() => status(asking.path)).toBe(200);
  const { queue, connections } = installation;
  await expect.poll(() => queue.ready(connections.health.db).catch(() => false)).toBe(true);
});

test('a connection for change notices that falls silent is opened again, and everything cached is dropped', async () => {
  const heartbeat = { interval: 50, deadline: 1500 };
  const url = new URL(proxy.url);
  url.searchParams.set('application_name', 'silent-changes');
  const changes = createChanges({ url: url.href, log: installation.log, heartbeat });
  await changes.open();
  const seen: Change[] = [];
  changes.subscribe((change) => void seen.push(change));
  const connections = async () => {
    const { rows } =
      await sql`select from pg_stat_activity where application_name = 'silent-changes'`.execute(database.db);
    return rows.length;
  };
  expect(await connections()).toBe(1);
  proxy.hang();
  await expect.poll(connections, { timeout: 10_000 }).toBe(0);
  expect(seen).toEqual([]);
  proxy.resume();
  await expect.poll(() => seen, { timeout: 15_000 }).toEqual(['anything']);
  await changes.close();
}, 30_000);
