import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoint } from '@marquee/contract/endpoint.ts';
import { data, text } from '@marquee/contract/primitives.ts';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { route } from '../calls/route.ts';
import { Prepared } from './prepared.ts';

const describe = (name: string) =>
  endpoint({
    name,
    method: 'GET',
    path: `/api/v1/test/${name}`,
    access: 'guest',
    area: 'api',
    summary: 'Prepared bytes',
    response: data(text(100_000)),
  });
const message = Array.from({ length: 2000 }, (_, index) => `«слово» ${index}`).join(' ');
const [large, small] = [new Prepared({ data: message }), new Prepared({ data: 'few' })];
const { call } = await testApp(await testDatabase(), {
  routes: [
    route(describe('large'), async () => large),
    route(describe('small'), async () => small),
    route(describe('kept'), async (_ctx, _input, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      return small;
    }),
    route(describe('fresh'), async () => ({ data: message })),
  ],
});

const get = (name: string, headers: Record<string, string> = {}) => call(`/api/v1/test/${name}`, { headers });
const plain = JSON.stringify({ data: message });

function decoded(answer: Awaited<ReturnType<typeof get>>): string {
  const encoding = answer.headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(answer.rawPayload).toString();
  return encoding === 'gzip' ? gunzipSync(answer.rawPayload).toString() : answer.body;
}

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br; q=0.000, gzip ; q=0', undefined],
  ['br;q=0.001', 'br'],
  ['deflate', undefined],
  ['x-br, brotli', undefined],
])('Accept-Encoding %j is answered with %s', async (input, expected) => {
  const answer = await get('large', input === undefined ? {} : { 'accept-encoding': input });
  expect(answer.headers['content-encoding']).toBe(expected);
  expect(decoded(answer)).toBe(plain);
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers.vary).toBe('accept-encoding, accept-language, cookie');
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test('few bytes are not worth compressing', async () => {
  const answer = await get('small', { 'accept-encoding': 'br, gzip' });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.body).toBe('{"data":"few"}');
});

test('the same answer has the same tag, however it is compressed; another has another', async () => {
  const tags = await Promise.all(
    ['identity', 'gzip', 'br'].map(
      async (wish) => (await get('large', { 'accept-encoding': wish })).headers.etag,
    ),
  );
  expect(new Set(tags)).toEqual(new Set([large.etag]));
  expect(small.etag).not.toBe(large.etag);
  expect(new Prepared({ data: 'few' }).etag).toBe(small.etag);
});

test.each([
  ['the tag', (tag: string) => tag, 304],
  ['the tag without its weak mark', (tag: string) => tag.slice(2), 304],
  ['one of several', (tag: string) => `"old", ${tag} , W/"other"`, 304],
  ['anything', () => '*', 304],
  ['an old tag', () => 'W/"old"', 200],
  ['a part of the tag', (tag: string) => tag.slice(0, -3), 200],
  ['nothing', () => '', 200],
])('a caller who holds %s', async (_, held, status) => {
  const answer = await get('large', { 'if-none-match': held(large.etag), 'accept-encoding': 'br' });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers.etag).toBe(large.etag);
  expect(answer.headers.vary).toContain('accept-encoding');
  if (status === 304) {
    expect(answer.rawPayload).toHaveLength(0);
    expect(answer.headers['content-encoding']).toBeUndefined();
  }
});

test('a call may say how long its answer is kept', async () => {
  expect((await get('kept')).headers['cache-control']).toBe('public, max-age=60');
});

test('what is made for one request is compressed for it', async () => {
  for (const encoding of ['br', 'gzip']) {
    const answer = await get('fresh', { 'accept-encoding': encoding });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toContain('accept-encoding');
    expect(decoded(answer)).toBe(plain);
  }
  expect((await get('fresh', { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined();
});
