import { type AddressInfo, connect as connectSocket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { connect } from '../db/connect.ts';

const database = await testDatabase();
const [first, second] = [await createHostedPanel(database), await createHostedPanel(database)];
await database.db.updateTable('panel').set({ name: 'First' }).where('id', '=', first.id).execute();
await database.db.updateTable('panel').set({ name: 'Second' }).where('id', '=', second.id).execute();
await database.db
  .insertInto('panel_domain')
  .values([
    { panel_id: first.id, host: '[2001:db8::7]', verified_at: new Date() },
    { panel_id: first.id, host: 'xn--mnchen-3ya.example', verified_at: new Date() },
    { panel_id: first.id, host: 'unproven.example', verified_at: null },
  ])
  .execute();

const trustedProxies = ['10.0.0.0/8'];
const direct = await testApp(database);
const proxied = await testApp(database, { config: { trustedProxies } });
const forwarding = await testApp(database, { config: { trustedProxies, forwardedHost: true } });

/** The panel whose settings are returned, or the status. */
async function panelAt(host: string, options: InjectOptions = {}, app = direct): Promise<string | number> {
  const answer = await app.call('/settings', { ...options, headers: { host, ...options.headers } });
  return answer.statusCode === 200 ? answer.json().data.panelName : answer.statusCode;
}

test.each([
  ['the exact host', first.host, 'First'],
  ['another port', `${first.host}:3000`, 'First'],
  ['capital letters', first.host.toUpperCase(), 'First'],
  ['an IPv6 address', '[2001:db8::7]', 'First'],
  ['an IPv6 address with a port', '[2001:DB8::7]:8080', 'First'],
  ['another spelling of that address', '[2001:db8:0::7]', 421],
  ['an international name as it travels', 'xn--mnchen-3ya.example', 'First'],
  ['the other panel', second.host, 'Second'],
  ['a trailing dot', `${first.host}.`, 421],
  ['a name below', `www.${first.host}`, 421],
  ['a name that ends alike', `evil${first.host}`, 421],
  ['two names', `${first.host}, ${second.host}`, 421],
  ['a user in front', `user@${first.host}`, 421],
  ['a port that is none', `${first.host}:80x`, 421],
  ['an unproven domain', 'unproven.example', 421],
  ['an unknown host', 'unknown.example', 421],
  ['a wildcard', '*', 421],
  ['a name of the prototype', '__proto__', 421],
])('%s', async (_, host, expected) => {
  expect(await panelAt(host)).toBe(expected);
});

test('an unproven domain answers byte for byte like an unknown one', async () => {
  const [unproven, unknown] = await Promise.all(
    ['unproven.example', 'unknown.example'].map((host) => direct.call('/settings', { headers: { host } })),
  );
  expect(unproven?.body).toBe(unknown?.body);
  expect(unproven?.json().code).toBe('unknown_host');
});

const asSecond = { 'x-forwarded-host': second.host };

test.each([
  ['without a trusted proxy', direct, '10.1.2.3', asSecond, 'First'],
  ['from a trusted proxy that was not asked for it', proxied, '10.1.2.3', asSecond, 'First'],
  ['from an address that is no trusted proxy', forwarding, '192.0.2.1', asSecond, 'First'],
  ['from a trusted proxy with FORWARDED_HOST', forwarding, '10.1.2.3', asSecond, 'Second'],
  ['several', forwarding, '10.1.2.3', { 'x-forwarded-host': `${first.host}, ${second.host}` }, 400],
  ['several that do not count', direct, '10.1.2.3', { 'x-forwarded-host': 'a.example,b.example' }, 400],
  ['an unknown one', forwarding, '10.1.2.3', { 'x-forwarded-host': 'unknown.example' }, 421],
  [
    'other headers that name a host',
    forwarding,
    '10.1.2.3',
    { forwarded: `host=${second.host}`, 'x-host': second.host },
    'First',
  ],
  [
    'a cookie or an origin',
    proxied,
    '10.1.2.3',
    { cookie: `panel=${second.slug}`, origin: `http://${second.host}` },
    'First',
  ],
] as const)('X-Forwarded-Host %s', async (_, app, remoteAddress, headers, expected) => {
  expect(await panelAt(first.host, { remoteAddress, headers }, app)).toBe(expected);
});

/** The status line of an answer to bytes as an attacker would write them. */
async function statusOf(...lines: string[]): Promise<string> {
  if (!direct.server.server.listening) await direct.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = direct.server.server.address() as AddressInfo;
  const socket = connectSocket(port, '127.0.0.1');
  socket.end([...lines, 'Connection: close', '', ''].join('\r\n'));
  const answer = await text(socket);
  return answer.split('\r\n')[0] ?? '';
}

test.each([
  ['one host', ['GET /settings HTTP/1.1', `Host: ${first.host}`], 200],
  ['two hosts', ['GET /settings HTTP/1.1', `Host: ${first.host}`, `Host: ${second.host}`], 400],
  ['the same host twice', ['GET /settings HTTP/1.1', `Host: ${first.host}`, `host: ${first.host}`], 400],
  ['no host', ['GET /settings HTTP/1.1'], 400],
  ['no path', ['GET * HTTP/1.1', `Host: ${first.host}`], 400],
  ['no path, which asks for options', ['OPTIONS * HTTP/1.1', `Host: ${first.host}`], 404],
  ['a target with its own host', [`GET http://${first.host}/settings HTTP/1.1`, `Host: ${first.host}`], 200],
  ['a target with another', [`GET http://${second.host}/settings HTTP/1.1`, `Host: ${first.host}`], 400],
  [
    'a target with another port',
    [`GET http://${first.host}:1/settings HTTP/1.1`, `Host: ${first.host}`],
    400,
  ],
])('a request with %s', async (_, lines, expected) => {
  expect(await statusOf(...lines)).toContain(` ${expected} `);
});

test('a refused host gets the headers of every answer', async () => {
  const headers = { host: first.host, 'x-forwarded-host': 'a.example, b.example' };
  const answer = await direct.call('/settings', { headers });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed_request']);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.headers['content-security-policy']).toContain("'nonce-");
});

test('links carry the scheme and port of PUBLIC_URL, whatever the request names', async () => {
  const { call } = await testApp(database, { config: { publicUrl: 'https://localhost:8443' } });
  const headers = {
    host: `${first.host}:6666`,
    'x-forwarded-proto': 'ftp',
    'x-forwarded-host': 'evil.example',
  };
  const { body } = await call('/robots.txt', { headers });
  expect(body).toContain(`https://${first.host}:8443/sitemap.xml`);
  expect(body).not.toMatch(/6666|evil|ftp/);
});

test('a domain proven by another process is routed once the notice has come, and no more after it goes', async () => {
  const other = connect({ url: database.url, poolSize: 1, applicationName: 'other-process' });
  try {
    expect(await panelAt('new.example')).toBe(421);
    await other.db
      .insertInto('panel_domain')
      .values({ panel_id: second.id, host: 'new.example', verified_at: new Date() })
      .execute();
    await expect.poll(() => panelAt('new.example'), { timeout: 10_000 }).toBe('Second');
    await other.db
      .updateTable('panel_domain')
      .set({ verified_at: null })
      .where('host', '=', 'new.example')
      .execute();
    await expect.poll(() => panelAt('new.example'), { timeout: 10_000 }).toBe(421);
  } finally {
    await other.close();
  }
});
