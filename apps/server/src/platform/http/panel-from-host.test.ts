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

const [direct, proxied] = [
  await testApp(database),
  await testApp(database, { config: { trustedProxies: ['10.0.0.0/8'] } }),
];

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
  ['from an address that is no trusted proxy', proxied, '192.0.2.1', asSecond, 'First'],
  ['from a trusted proxy', proxied, '10.1.2.3', asSecond, 'Second'],
  [
    'the last of several',
    proxied,
    '10.1.2.3',
    { 'x-forwarded-host': `${first.host}, ${second.host}` },
    'Second',
  ],
  ['an unknown one', proxied, '10.1.2.3', { 'x-forwarded-host': 'unknown.example' }, 421],
  [
    'other headers that name a host',
    proxied,
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
