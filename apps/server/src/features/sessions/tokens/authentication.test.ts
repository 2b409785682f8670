import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toReply } from '../../../platform/http/calls/reply.ts';
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
const pages = Fastify();
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
  return { id: Number(id), token, expired, refresh: cookies.REFRESH_TOKEN ?? '' };
}
const open = (cookies: Record<string, string>) => pages.inject({ url: '/orders', cookies });

test('a page knows its visitor by the token cookie', async () => {
  const { id, token } = await person();
  const answer = await open({ AUTH_TOKEN: token });
  expect(answer.json()).toEqual({ id });
  expect(answer.cookies).toEqual([]);
});

test('a visitor who comes back after the token has ended stays signed in, with a new one', async () => {
  const { id, expired, refresh } = await person();
  const answer = await open({ AUTH_TOKEN: expired, REFRESH_TOKEN: refresh });
  expect(answer.json()).toEqual({ id });
  const [renewed] = answer.cookies;
  expect(renewed).toMatchObject({ name: 'AUTH_TOKEN', sameSite: 'Lax', path: '/', maxAge: 7 * 86_400 });
  expect(renewed).not.toHaveProperty('httpOnly');
  expect(renewed).not.toHaveProperty('domain');
  expect((await open({ AUTH_TOKEN: renewed?.value ?? '' })).json()).toEqual({ id });
});

test('what does not open a page is taken away', async () => {
  const { expired, refresh } = await person();
  for (const cookies of [
    { AUTH_TOKEN: expired },
    { AUTH_TOKEN: 'nonsense', REFRESH_TOKEN: `${refresh.slice(0, -5)}xxxxx` },
    { REFRESH_TOKEN: 'nonsense' },
  ]) {
    const answer = await open(cookies as Record<string, string>);
    expect(answer.json()).toEqual({ id: null });
    expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['AUTH_TOKEN', ''],
      ['REFRESH_TOKEN', ''],
    ]);
  }
  expect((await open({})).cookies).toEqual([]);
});
