import { endpoint } from '@marquee/contract/endpoint.ts';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { route } from '../calls/route.ts';

const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'GET'] as const;
const routes = methods.map((method) =>
  route(
    endpoint({
      name: `test${method}`,
      method,
      path: '/api/v1/test/change',
      access: 'guest',
      area: 'api',
      summary: 'Changes nothing',
    }),
    async () => undefined,
  ),
);
const database = await testDatabase();
const app = await testApp(database, { routes });
const proxied = await testApp(database, { routes, config: { trustedProxies: ['10.0.0.1'] } });

const unsafe = async (headers: Record<string, string>, options: InjectOptions = {}, at = app) =>
  (await at.call('/api/v1/test/change', { method: 'POST', ...options, headers })).statusCode;

const [passes, refused] = [204, 403];

test.each<[string, Record<string, string>, number]>([
  ['no browser', {}, passes],
  ['the page itself', { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }, passes],
  ['the page itself, no site told', { origin: 'http://localhost' }, passes],
  ['typed by the user', { 'sec-fetch-site': 'none' }, passes],
  ['the same origin, no origin told', { 'sec-fetch-site': 'same-origin' }, passes],
  ['a sibling name', { 'sec-fetch-site': 'same-site' }, refused],
  ['another site', { 'sec-fetch-site': 'cross-site' }, refused],
  ['an unknown word', { 'sec-fetch-site': 'friendly' }, refused],
  ['another origin', { origin: 'https://evil.example' }, refused],
  [
    'another origin that claims to be the same',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    refused,
  ],
  ['a sandboxed frame', { origin: 'null' }, refused],
  ['an empty origin', { origin: '' }, refused],
  ['another port', { origin: 'http://localhost:4000' }, refused],
  ['another scheme', { origin: 'https://localhost' }, refused],
  ['a name below', { origin: 'http://shop.localhost' }, refused],
  ['a name that begins alike', { origin: 'http://localhost.evil.example' }, refused],
  ['two origins', { origin: 'http://localhost http://evil.example' }, refused],
  ['a trailing slash', { origin: 'http://localhost/' }, refused],
])('a change from %s', async (_, headers, expected) => {
  expect(await unsafe(headers)).toBe(expected);
});

test.each(['PUT', 'PATCH', 'DELETE'] as const)('%s is a change too', async (method) => {
  expect(await unsafe({ origin: 'https://evil.example' }, { method })).toBe(refused);
});

test('reading is open to links from anywhere', async () => {
  expect(await unsafe({ 'sec-fetch-site': 'cross-site' }, { method: 'GET' })).toBe(passes);
});

test('behind a trusted proxy the origin is the one the browser sees', async () => {
  const headers = { 'x-forwarded-proto': 'https', origin: 'https://localhost' };
  expect(await unsafe(headers, { remoteAddress: '10.0.0.1' }, proxied)).toBe(passes);
  expect(await unsafe(headers, { remoteAddress: '10.0.0.2' }, proxied)).toBe(refused);
});

test('a refused change names no other reason, and unknown paths are no way around', async () => {
  const answer = await app.call('/nowhere', { method: 'POST', headers: { origin: 'https://evil.example' } });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'cross_site_request']);
});
