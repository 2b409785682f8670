import { expect, test } from 'vitest';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = await testDatabase();
const app = await testApp(database, { config: { trustedProxies: ['192.0.2.0/24', '2001:db8::1'] } });
const { host, id } = await createHostedPanel(database);
await database.db
  .insertInto('panel_domain')
  .values([
    { panel_id: id, host: 'waits.example', verified_at: null },
    { panel_id: id, host: 'leads-here.example', verified_at: null, leads_here: true },
  ])
  .execute();
while (!(await app.installation.panels.mayHaveCertificate('leads-here.example')))
  await new Promise((resolve) => setTimeout(resolve, 2));

const ask = async (domain: string, remoteAddress = '127.0.0.1', headers: Record<string, string> = {}) => {
  const url = `/internal/domain-allowed?domain=${encodeURIComponent(domain)}`;
  return (await app.call(url, { remoteAddress, headers: { host: 'proxy.internal', ...headers } })).statusCode;
};

test('hosts that are routed may have a certificate, and claims only once they lead here', async () => {
  expect(await ask(host)).toBe(200);
  expect(await ask(host.toUpperCase())).toBe(200);
  expect(await ask('leads-here.example')).toBe(200);
  for (const other of ['waits.example', 'unknown.example', '', `${host}.`, `x.${host}`, '*', '127.0.0.1x'])
    expect([other, await ask(other)]).toEqual([other, 404]);
  expect((await app.call('/internal/domain-allowed', { remoteAddress: '127.0.0.1' })).statusCode).toBe(404);
  const twice = await app.call(`/internal/domain-allowed?domain=${host}&domain=${host}`);
  expect(twice.statusCode).toBe(404);
});

test('a claim that leads here is still not routed', async () => {
  const answer = await app.call('/settings', { headers: { host: 'leads-here.example' } });
  expect(answer.statusCode).toBe(421);
});

test('only proxies of this house are answered, and not for what they pass on', async () => {
  for (const near of ['::1', '::ffff:127.0.0.1', '192.0.2.77', '2001:db8::1'])
    expect([near, await ask(host, near)]).toEqual([near, 200]);
  for (const far of ['198.51.100.7', '192.0.3.1', '2001:db8::2', '10.0.0.1'])
    expect([far, await ask(host, far)]).toEqual([far, 404]);
  expect(await ask(host, '127.0.0.1', { 'x-forwarded-for': '198.51.100.7' })).toBe(404);
  expect(await ask(host, '127.0.0.1', { forwarded: 'for=198.51.100.7' })).toBe(404);
});
