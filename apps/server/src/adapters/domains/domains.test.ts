import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts';
import { nameServerForTest } from '../../testing/dns-server.ts';
import { findDnsRecords } from './dns-records.ts';
import { domainAvailability } from './domain-registry.ts';

const asked: string[] = [];
const registry = createServer((request, response) => {
  const { url = '' } = request;
  asked.push(url);
  const domain = url.split('/').at(-1) ?? '';
  if (url.startsWith('/domain/') && domain === 'nowhere.zone') return response.writeHead(404).end('{}');
  if (url.startsWith('/domain/') && domain === 'direct.com') return response.writeHead(200).end('{}');
  if (url.startsWith('/domain/')) return response.writeHead(302, { location: `/registry/${domain}` }).end();
  const status = { 'taken.com': 200, 'free.com': 404, 'busy.com': 429, 'broken.com': 500 }[domain];
  return status ? response.writeHead(status).end('{}') : request.socket.destroy();
});
let rdapUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  rdapUrl = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
});
afterAll(() => void registry.close());
const fetch = createGuardedFetch({ allowLoopback: true });

test.each([
  ['taken.com', 'taken'],
  ['direct.com', 'taken'],
  ['free.com', 'free'],
  ['busy.com', 'unknown'],
  ['broken.com', 'unknown'],
  ['cut.com', 'unknown'],
  ['nowhere.zone', 'unknown'],
])('%s is %s', async (domain, availability) => {
  expect(await domainAvailability({ fetch, rdapUrl }, domain)).toBe(availability);
});

test('what a registry said is remembered, what it did not say is asked again', async () => {
  asked.length = 0;
  for (const domain of ['taken.com', 'busy.com']) await domainAvailability({ fetch, rdapUrl }, domain);
  expect(asked).toEqual(['/domain/busy.com', '/registry/busy.com']);
});

test('a directory inside the house is not asked', async () => {
  const guarded = createGuardedFetch({ allowLoopback: false });
  expect(await domainAvailability({ fetch: guarded, rdapUrl }, 'other.com')).toBe('unknown');
});

test('the records of a domain are read as they stand, and none is an answer too', async () => {
  const server = await nameServerForTest();
  server.records.set('A shop.test', ['192.0.2.7', '192.0.2.8']);
  server.records.set('TXT _marquee.shop.test', ['one', 'x'.repeat(200)]);
  const look = (domain: string) =>
    findDnsRecords({ dnsServers: [server.address] }, { domain, proofName: `_marquee.${domain}` });
  expect(await look('shop.test')).toEqual({
    cname: [],
    addresses: ['192.0.2.7', '192.0.2.8'],
    txt: ['one', 'x'.repeat(200)],
  });
  expect(await look('other.test')).toEqual({ cname: [], addresses: [], txt: [] });
  server.isBroken = true;
  await expect(look('shop.test')).rejects.toThrow();
});
