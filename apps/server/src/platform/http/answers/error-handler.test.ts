import { once } from 'node:events';
import { connect as connectSocket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { endpoint } from '@marquee/contract/endpoint.ts';
import { data, text } from '@marquee/contract/primitives.ts';
import { locales } from '@marquee/domain/locale/locales.ts';
import { translateError } from '@marquee/i18n/translate-error.ts';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { route } from '../calls/route.ts';
import { readableAddress } from '../readable-address.ts';

const echo = endpoint({
  name: 'testEcho',
  method: 'POST',
  path: '/api/v1/test/echo',
  access: 'guest',
  area: 'api',
  summary: 'Says what it was told',
  body: z.object({ quantity: z.int().min(1), note: text(20).optional() }),
  response: data(z.object({ quantity: z.int(), note: text(20).optional() })),
});
const fail = endpoint({
  name: 'testFail',
  method: 'GET',
  path: '/api/v1/test/fail/{how}',
  access: 'guest',
  area: 'api',
  summary: 'Fails',
  params: z.object({ how: text(20) }),
  response: data(z.object({ promised: z.string() })),
});

const failures: Record<string, unknown> = {
  error: new Error('no such column "card_number" in /srv/panel/orders.ts'),
  text: 'a thrown text',
  nothing: null,
  database: Object.assign(new Error('too many clients'), { code: '53300' }),
  library: Object.assign(new Error('upstream said no'), { statusCode: 404 }),
};

let handled = 0;
const { call, server, lines } = await testApp(await testDatabase(), {
  routes: [
    route(echo, async (_ctx, { body }) => {
      handled += 1;
      return { data: body };
    }),
    route(fail, async (_ctx, { params }) => {
      if (params.how === 'broken-promise') return { data: {} as { promised: string } };
      throw failures[params.how];
    }),
  ],
});

const send = (body: string, options: InjectOptions = {}) =>
  call(echo.path, {
    method: 'POST',
    ...options,
    headers: { 'content-type': 'application/json', ...options.headers },
    payload: body,
  });

test('a refusal has one shape: message, code and errors by field', async () => {
  const answer = await send('{"quantity":0,"note":"far longer than twenty letters"}');
  expect(answer.statusCode).toBe(422);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    message: 'Sent data is invalid',
    code: 'invalid_input',
    errors: { quantity: ['Must be 1 or more'], note: ['Use 20 or fewer characters'] },
  });
});

test.each(locales)('words are in the language of the query: %s', async (locale) => {
  const answer = await send('{}', { query: { locale } });
  const fields = [{ field: 'quantity', code: 'required' as const }];
  expect(answer.json()).toMatchObject(translateError({ code: 'invalid_input', fields }, locale));
});

test.each([
  ['query before cookie and header', { locale: 'de' }, 'locale=fr', 'ja', 'de'],
  ['cookie before header', {}, 'theme=dark; locale=fr', 'ja', 'fr'],
  ['header', {}, undefined, 'xx, pt;q=0.9, en;q=0.1', 'pt_BR'],
  ['a language we have not', { locale: 'xx' }, 'locale=nope', 'tlh', 'en'],
  ['a language named twice', { locale: ['de', 'fr'] }, undefined, 'tr', 'tr'],
  ['nothing', {}, undefined, undefined, 'en'],
] as const)('locale: %s', async (_, query, cookie, language, expected) => {
  const headers = { ...(cookie && { cookie }), ...(language && { 'accept-language': language }) };
  const { message } = translateError({ code: 'not_found', fields: [] }, expected);
  const answer = await call('/api/v1/nowhere', { headers, query: query as Record<string, string> });
  expect(answer.json().message).toBe(message);
});

test('also a cross-site refusal, made before the call is looked at, knows the cookie', async () => {
  const answer = await send('{}', { headers: { origin: 'https://evil.example', cookie: 'locale=es' } });
  expect(answer.statusCode).toBe(403);
  expect(answer.json().message).toBe(
    translateError({ code: 'cross_site_request', fields: [] }, 'es').message,
  );
});

const json = { 'content-type': 'application/json' };
const poison = '{"quantity":1,"__proto__":{"isAdmin":true}}';

test.each<[string, InjectOptions & { url: string }, number, string]>([
  [
    'broken JSON',
    { url: echo.path, method: 'POST', headers: json, payload: '{"quantity":' },
    400,
    'malformed_request',
  ],
  ['an empty body', { url: echo.path, method: 'POST', headers: json, payload: '' }, 400, 'malformed_request'],
  [
    'a poisoned prototype',
    { url: echo.path, method: 'POST', headers: json, payload: poison },
    400,
    'malformed_request',
  ],
  [
    'a poisoned constructor',
    { url: echo.path, method: 'POST', headers: json, payload: '{"constructor":{"prototype":{"a":1}}}' },
    400,
    'malformed_request',
  ],
  [
    'a body over 256 kB',
    { url: echo.path, method: 'POST', headers: json, payload: `{"note":"${'x'.repeat(300_000)}"}` },
    413,
    'body_too_large',
  ],
  [
    'a form',
    {
      url: echo.path,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'quantity=1',
    },
    415,
    'unsupported_media_type',
  ],
  [
    'plain text',
    { url: echo.path, method: 'POST', headers: { 'content-type': 'text/plain' }, payload: '{"quantity":1}' },
    415,
    'unsupported_media_type',
  ],
  [
    'no media type',
    { url: echo.path, method: 'POST', payload: Buffer.from('{}') },
    415,
    'unsupported_media_type',
  ],
  [
    'a nonsense media type',
    { url: echo.path, method: 'POST', headers: { 'content-type': ';;;' }, payload: '{}' },
    415,
    'unsupported_media_type',
  ],
  [
    'a compressed body',
    {
      url: echo.path,
      method: 'POST',
      headers: { ...json, 'content-encoding': 'gzip' },
      payload: gzipSync('{"quantity":1}'),
    },
    400,
    'malformed_request',
  ],
  ['an address that cannot be decoded', { url: '/api/v1/services/%' }, 400, 'malformed_request'],
  ['half a character in the address', { url: '/api/v1/services/%E0%A4%A' }, 400, 'malformed_request'],
  ['an endless name in the address', { url: `/api/v1/services/${'a'.repeat(301)}` }, 404, 'not_found'],
  ['an unknown path', { url: '/api/v1/nowhere' }, 404, 'not_found'],
  ['another method', { url: '/settings', method: 'DELETE' }, 404, 'not_found'],
  ['a method of other protocols', { url: '/settings', method: 'PROPFIND' as 'GET' }, 404, 'not_found'],
])('%s', async (_, request, status, code) => {
  const before = handled;
  const answer = await call(request.url, request);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect(Object.keys(answer.json()).sort()).toEqual(['code', 'errors', 'message']);
  expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(handled).toBe(before);
});

test.each([
  '-1',
  '0',
  '-0',
  '1.5',
  '"1"',
  '"1e3"',
  '"0x10"',
  'null',
  'true',
  '[9]',
  '{}',
  '9007199254740992',
  '1e30',
  '""',
  '1,"quantity":-1',
])('a body is taken literally: quantity %s is refused', async (quantity) => {
  const before = handled;
  const answer = await send(`{"quantity":${quantity}}`);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual(['quantity']);
  expect(handled).toBe(before);
});

test.each(['null', '[]', '"quantity"', '7', 'true'])(
  'a body that is no object is refused: %s',
  async (body) => {
    expect((await send(body)).statusCode).toBe(422);
  },
);

test('an unknown field is refused and named', async () => {
  const answer = await send('{"quantity":1,"is_admin":true,"toString":1,"panel_id":2}');
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors).sort()).toEqual(['is_admin', 'panel_id', 'toString']);
  expect((await send('{"quantity":1}')).json()).toEqual({ data: { quantity: 1 } });
});

test.each([
  ['error', 500, 'internal'],
  ['text', 500, 'internal'],
  ['nothing', 500, 'internal'],
  ['library', 500, 'internal'],
  ['database', 503, 'overloaded'],
  ['broken-promise', 500, 'internal'],
])('what we did not foresee is hidden and logged: %s', async (how, status, code) => {
  lines.length = 0;
  const answer = await call(`/api/v1/test/fail/${how}`);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect(answer.body).not.toMatch(/column|thrown|clients|upstream|promised|\.ts/);
  const logged = lines.find((line) => line.msg === 'request failed');
  expect(logged).toMatchObject({ level: 50, reqId: answer.headers['x-request-id'] });
});

test('the log of a failure tells what happened', async () => {
  lines.length = 0;
  await call('/api/v1/test/fail/error');
  expect(JSON.stringify(lines)).toContain('no such column');
});

/** Sends raw bytes and returns everything until the server closes the connection. */
async function raw(bytes: string): Promise<string> {
  await server.listen({ host: '127.0.0.1', port: 0 }).catch(() => undefined);
  const socket = connectSocket(Number(new URL(server.listeningOrigin).port), '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    received += chunk;
  });
  socket.write(bytes);
  await once(socket, 'close');
  return received;
}

test('over a socket: no host, two lengths, no HTTP at all; the server answers and goes on', async () => {
  expect(await raw('GET /settings HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.\d 421 /);
  expect(await raw('GET /settings HTTP/1.1\r\nconnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  const twice = 'content-type: application/json\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}';
  expect(await raw(`POST ${echo.path} HTTP/1.1\r\nhost: localhost\r\n${twice}`)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await raw('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await raw('GET /% HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')).toContain(
    'malformed_request',
  );
  expect((await call('/settings')).statusCode).toBe(200);
});

test.each([
  ['/%E0%A4%A?sort=a%20b', '/%25E0%25A4%25A?sort=a%20b'],
  ['//elsewhere.example/%', '/elsewhere.example/%25'],
])('a browser that opens %s is led to an address that can be read', async (url, readable) => {
  const answer = await call(url, { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, readable]);
});

test('an address that is made readable names no other site', () => {
  expect(readableAddress('/\\elsewhere.example/%')).toBe('/elsewhere.example/%25');
});
