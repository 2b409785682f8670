import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoint } from '@marquee/contract/endpoint.ts';
import { data } from '@marquee/contract/primitives.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { route } from './calls/route.ts';

const costly = endpoint({
  name: 'testCostly',
  method: 'GET',
  path: '/api/v1/test/costly',
  access: 'guest',
  area: 'api',
  summary: 'Keeps the processor busy',
  response: data(z.object({ done: z.boolean() })),
});

/** Counts instead of watching a clock, so that it takes some milliseconds on any machine. */
function work(): number {
  let sum = 0;
  for (let index = 0; index < 3_000_000; index += 1) sum += Math.sqrt(index);
  return sum;
}

const { server } = await testApp(await testDatabase(), {
  config: { trustedProxies: ['127.0.0.1'] },
  routes: [route(costly, async () => ({ data: { done: work() > 0 } }))],
});
await server.listen({ port: 0, host: '127.0.0.1' });
const { port } = server.server.address() as AddressInfo;
/** Connections that are open before the flood begins. */
const others = new http.Agent({ keepAlive: true });
const flooding = new http.Agent({ keepAlive: true, maxSockets: 300 });

const order: string[] = [];
const ask = (name: string, path: string, from: string) =>
  new Promise<number>((resolve, reject) => {
    const headers = { host: 'localhost', 'x-forwarded-for': from };
    const agent = name === 'flood' ? flooding : others;
    const request = http.get({ port, host: '127.0.0.1', path, agent, headers }, (response) => {
      response.resume().on('end', () => {
        order.push(name);
        resolve(response.statusCode ?? 0);
      });
    });
    request.on('error', reject);
  });

test('200 connections of one network: probes and the calls of others do not wait behind them', async () => {
  // The first request reads the panels from the database, and all that come meanwhile would wait for it.
  await Promise.all(['first', 'second'].map((name) => ask(name, '/settings', '198.51.100.5')));
  const flood = Array.from({ length: 200 }, () => ask('flood', costly.path, '203.0.113.5'));
  await Promise.race(flood);
  const [alive, other] = await Promise.all([
    ask('alive', '/healthz', '203.0.113.5'),
    ask('other', costly.path, '198.51.100.5'),
  ]);
  const statuses = await Promise.all(flood);
  flooding.destroy();
  others.destroy();
  expect([alive, other, ...new Set(statuses)]).toEqual([200, 200, 200]);
  expect(order.indexOf('alive')).toBeLessThan(40);
  expect(order.indexOf('other')).toBeLessThan(40);
});
