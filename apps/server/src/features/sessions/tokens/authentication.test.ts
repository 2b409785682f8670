import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toReply } from '../../../platform/http/calls/reply.ts';
import { addRequestHost } from '../../../platform/http/request-host.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { signUpVisitor, switchCaptchaOff } from '../testing/visitor.ts';
import { createAuthentication } from './authentication.ts';
import { signSessionToken } from './session-token.ts';

const database = await testDatabase();
const app = await testApp(database);
const { clock, keys } = app.installation.appServices;
const { authenticatePage } = createAuthentication({ db: database.db, clock, keys });
const panel = { id: 1n, slug: 'marquee', name: 'Marquee' };
const pages = Fastify({ trustProxy: true });
addRequestHost(pages, { publicUrl: 'http://localhost', forwardedHost: false });
await pages.register(cookie);
pages.get('/*', async (request, reply) => {
  const actor = await authenticatePage(request, panel, toReply(reply));
  return { id: actor.kind === 'user' ? Number(actor.accountId) : null };
});
beforeAll(() => switchCaptchaOff(database));
afterAll(() => pages.close());

async function person() {
  const { id, bearer, cookies } = await signUpVisitor(app);
  const token = bearer.slice('Bearer '.length);
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const hourAgo = { now: () => new Date(clock.now().getTime() - 3_600_000) };
  const expired = await signSessionToken({ panel, clock: hourAgo, keys }, sid);
  return { id: Number(id), token, expired, refresh: cookies['__Host-REFRESH_TOKEN'] ?? '' };
}
const open = (cookies: Record<string, string>) => pages.inject({ url: '/orders', cookies });

test('a page knows its visitor by the token cookie', async () => {
  const { id, token, refresh } = await person();
  const answer = await open({ AUTH_TOKEN: token, '__Host-REFRESH_TOKEN': refresh });
  expect(answer.json()).toEqual({ id });
  expect(answer.cookies).toEqual([]);
});

test('a visitor who comes back after the token has ended stays signed in, with a new one', async () => {
  const { id, expired, refresh } = await person();
  const answer = await open({ AUTH_TOKEN: expired, '__Host-REFRESH_TOKEN': refresh });
  expect(answer.json()).toEqual({ id });
  const [renewed] = answer.cookies;
  expect(renewed).toMatchObject({ name: 'AUTH_TOKEN', sameSite: 'Lax', path: '/', maxAge: 7 * 86_400 });
  expect(renewed).not.toHaveProperty('httpOnly');
  expect(renewed).not.toHaveProperty('domain');
  const again = { AUTH_TOKEN: renewed?.value ?? '', '__Host-REFRESH_TOKEN': refresh };
  expect((await open(again)).json()).toEqual({ id });
});

test('what does not open a page is taken away', async () => {
  const { expired, refresh } = await person();
  for (const cookies of [
    { AUTH_TOKEN: expired },
    { AUTH_TOKEN: 'nonsense', '__Host-REFRESH_TOKEN': `${refresh.slice(0, -5)}xxxxx` },
    { '__Host-REFRESH_TOKEN': 'nonsense' },
  ]) {
    const answer = await open(cookies as Record<string, string>);
    expect(answer.json()).toEqual({ id: null });
    expect(answer.cookies.map(({ name, value }) => [name, value]).toSorted()).toEqual([
      ['AUTH_TOKEN', ''],
      ['__Host-IMPERSONATION', ''],
      ['__Host-REFRESH_TOKEN', ''],
    ]);
  }
  expect((await open({})).cookies).toEqual([]);
});

/** A page at a child panel's name, with cookies in the order given. */
const openChild = (cookie: string) =>
  pages.inject({ url: '/orders', headers: { host: 'child.shop.localhost', cookie } });

test('a token that a sibling planted opens no page: the visitor stays a guest, and it is taken away', async () => {
  const attacker = await person();
  const answer = await openChild(`AUTH_TOKEN=${attacker.token}`);
  expect(answer.json()).toEqual({ id: null });
  expect(answer.cookies).toContainEqual(
    expect.objectContaining({ name: 'AUTH_TOKEN', value: '', domain: 'shop.localhost', maxAge: 0 }),
  );
});

test('a forwarded host that does not choose the panel does not choose its cookies either', async () => {
  const [victim, attacker] = [await person(), await person()];
  const openForwarded = (cookie: string) =>
    pages.inject({
      url: '/orders',
      headers: { host: 'child.shop.localhost', 'x-forwarded-host': 'a.elsewhere.example', cookie },
    });
  const own = await openForwarded(`__Host-REFRESH_TOKEN=${victim.refresh}`);
  expect(own.json()).toEqual({ id: victim.id });
  const planted = await openForwarded(`AUTH_TOKEN=${attacker.token}`);
  const domains = planted.cookies.flatMap(({ domain }) => domain ?? []);
  expect(domains).toEqual(['shop.localhost', 'localhost']);
});

test('beside the visitor’s own token, in any order and number, a planted one changes nothing', async () => {
  const [victim, attacker] = [await person(), await person()];
  const planted = `AUTH_TOKEN=${attacker.token}`;
  const own = `AUTH_TOKEN=${victim.token}; __Host-REFRESH_TOKEN=${victim.refresh}`;
  for (const cookie of [`${planted}; ${own}`, `${own}; ${planted}`, `${planted}; ${planted}; ${own}`])
    expect((await openChild(cookie)).json()).toEqual({ id: victim.id });
  const renewed = await openChild(`${planted}; __Host-REFRESH_TOKEN=${victim.refresh}`);
  expect(renewed.json()).toEqual({ id: victim.id });
  expect(renewed.cookies.at(-1)).toMatchObject({ name: 'AUTH_TOKEN', path: '/' });
});

test('a secret under the plain name is not ours', async () => {
  const attacker = await person();
  const planted = `AUTH_TOKEN=${attacker.token}; REFRESH_TOKEN=${attacker.refresh}`;
  expect((await openChild(planted)).json()).toEqual({ id: null });
});

const ask = (token: string, headers: Record<string, string>, path = '/api/v1/profile') =>
  app.call(path, { headers: { authorization: `Bearer ${token}`, ...headers } });

test.each<[Record<string, string>]>([
  [{ origin: 'http://localhost' }],
  [{ 'sec-fetch-site': 'same-origin' }],
])('a browser’s call (%j) counts only from where the session was opened', async (browser) => {
  const [victim, attacker] = [await person(), await person()];
  const cookie = `__Host-REFRESH_TOKEN=${victim.refresh}`;
  expect((await ask(attacker.token, { ...browser, cookie })).statusCode).toBe(401);
  expect((await ask(attacker.token, browser)).statusCode).toBe(401);
  const halfStolen = `__Host-REFRESH_TOKEN=${attacker.refresh.slice(0, -5)}xxxxx`;
  expect((await ask(attacker.token, { ...browser, cookie: halfStolen })).statusCode).toBe(401);
  expect((await ask(victim.token, { ...browser, cookie })).json().data.id).toBe(victim.id);
  const renewed = await ask(attacker.token, { ...browser, cookie }, '/refresh');
  const bearer = String(renewed.headers.authorization).slice('Bearer '.length);
  expect((await ask(bearer, { ...browser, cookie })).json().data.id).toBe(victim.id);
});

test('a client that is no browser needs the token alone', async () => {
  const { id, token } = await person();
  expect((await ask(token, {})).json().data.id).toBe(id);
});
