import { once } from 'node:events';
import { get as httpGet, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import {
  createNetwork,
  createService,
  createServiceType,
} from '../../../features/catalogue/testing/create-catalogue.ts';
import { createHostedPanel, testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = await testDatabase();
const panel = await createHostedPanel(database);
const other = await createHostedPanel(database);
const type = await createServiceType(database.db, await createNetwork(database.db, panel));
await createService(database.db, type, { slug: 'first', short_description: 'long '.repeat(190) });
const { server, lines } = await testApp(database);
await server.listen({ port: 0, host: '127.0.0.1' });
const { port } = server.server.address() as AddressInfo;

interface Answered {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

async function get(path: string, headers: Record<string, string> = {}): Promise<Answered> {
  const request = httpGet({ port, host: '127.0.0.1', path, headers: { host: panel.host, ...headers } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() };
}

const services = '/api/v1/services';

test('a repeated answer is the same but for its number, and is logged like the others', async () => {
  const [first, second] = [await get(services), await get(services)];
  expect(second.body).toBe(first.body);
  for (const name of [
    'etag',
    'vary',
    'content-type',
    'content-length',
    'x-content-type-options',
    'x-frame-options',
  ]) {
    expect([name, second.headers[name]]).toEqual([name, first.headers[name]]);
  }
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  expect(second.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  await expect.poll(() => lines.filter(({ msg }) => msg === 'request').length).toBeGreaterThanOrEqual(2);
});

test('language, compression and host have answers of their own', async () => {
  await get(services);
  expect((await get(services, { 'accept-language': 'de' })).status).toBe(200);
  expect((await get(services, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  expect((await get(services)).headers['content-encoding']).toBeUndefined();
  expect((await get(services, { host: other.host })).body).toContain('"total":0');
  expect((await get(services, { host: 'unknown.localhost' })).status).toBe(421);
});

test('whoever shows a tag, a cookie or a token is answered on his own', async () => {
  const { headers } = await get(services);
  expect((await get(services, { 'if-none-match': String(headers.etag) })).status).toBe(304);
  const policy = (await get(services, { cookie: 'locale=de' })).headers['content-security-policy'];
  expect(policy).toContain('nonce-');
});

test('a change ends it', async () => {
  await get(services);
  await createService(database.db, type, { slug: 'second' });
  await expect.poll(async () => (await get(services)).body, { timeout: 10_000 }).toContain('"total":2');
  expect((await get('/api/v1/services/second')).status).toBe(200);
});

test('an answer that is not for all is never repeated', async () => {
  expect((await get('/api/v1/services/favorites')).status).toBe(401);
  expect((await get('/api/v1/services/nothing')).status).toBe(404);
  expect((await get('/api/v1/services/nothing')).status).toBe(404);
});

test('headers that run into each other are two requests', async () => {
  const first = await get(services, { 'accept-encoding': 'gzip', 'accept-language': 'de en' });
  expect(first.headers['content-encoding']).toBe('gzip');
  const second = await get(services, { 'accept-encoding': 'gzip de', 'accept-language': 'en' });
  expect(second.headers['content-encoding']).toBeUndefined();
  const absent = await get(services, { 'accept-encoding': 'undefined' });
  expect(absent.headers['content-encoding']).toBeUndefined();
});
