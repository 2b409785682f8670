import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { rememberCountry } from './visitor-country.ts';

async function cookiesFor(headers: Record<string, string>, trustProxy: string[] | false) {
  const server = Fastify({ trustProxy });
  await server.register(cookie);
  server.get('/', async (request, reply) => {
    rememberCountry(request, reply);
    return '';
  });
  const answer = await server.inject({ url: '/', headers, remoteAddress: '10.0.0.1' });
  return answer.cookies;
}

const proxies = ['10.0.0.0/8'];
const visitor = { 'x-forwarded-for': '203.0.113.7' };

test('what a trusted proxy says is kept for a year, where scripts can read it', async () => {
  const [kept] = await cookiesFor({ ...visitor, 'cf-ipcountry': 'br' }, proxies);
  expect(kept).toMatchObject({ name: 'client_ip_country', value: 'BR', maxAge: 31_536_000, path: '/' });
  expect(kept).not.toHaveProperty('httpOnly');
  expect(await cookiesFor({ ...visitor, 'cloudfront-viewer-country': 'DE' }, proxies)).toHaveLength(1);
});

test.each([
  ['nobody is trusted', { ...visitor, 'cf-ipcountry': 'BR' }, false as const],
  ['the peer is not trusted', { ...visitor, 'cf-ipcountry': 'BR' }, ['192.0.2.0/24']],
  ['the proxy does not know', { ...visitor, 'cf-ipcountry': 'XX' }, proxies],
  ['it is no country', { ...visitor, 'cf-ipcountry': 'B;R' }, proxies],
  ['it is known already', { ...visitor, 'cf-ipcountry': 'BR', cookie: 'client_ip_country=BR' }, proxies],
  ['nothing is said', visitor, proxies],
])('no cookie when %s', async (_, headers: Record<string, string>, trusted) => {
  expect(await cookiesFor(headers, trusted)).toEqual([]);
});
