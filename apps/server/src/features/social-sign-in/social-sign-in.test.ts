import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { startIdentityProvider } from '../../testing/start-identity-provider.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import {
  newEmail,
  post,
  provenVisitor,
  signUpVisitor,
  switchCaptchaOff,
} from '../sessions/testing/visitor.ts';
import { comeBack, offerAllProviders, socialBrowser } from './testing/social-visitor.ts';

const database = await testDatabase();
const app = await testApp(database, { config: { allowLoopbackFetch: true } });
const local = await startIdentityProvider();
afterAll(local.stop);
await switchCaptchaOff(database);
const root = await database.db.selectFrom('panel').selectAll().executeTakeFirstOrThrow();
await offerAllProviders(await testContext(database, { panel: root }), local);

const newVisitor = (changes = {}) => ({
  sub: String(Math.floor(Math.random() * 1e15)),
  name: 'Robin Reader',
  email: newEmail(),
  email_verified: true,
  username: `robin_${randomUUID().slice(0, 6)}`,
  ...changes,
});

beforeEach(() => {
  local.visitor = newVisitor();
  local.lies = {};
});

async function confirmEmailOf(id: bigint, email: string): Promise<void> {
  await database.db
    .updateTable('account')
    .set({ email, claimed_email: null, email_verified_at: new Date() })
    .where('id', '=', id)
    .execute();
}

it('says what the panel offers; another panel offers nothing of it', async () => {
  const { host } = await createHostedPanel(database);
  expect((await app.call('/login/options')).json()).toEqual({
    data: { providers: ['google', 'facebook', 'telegram'], google_one_tap_client_id: local.clientId },
  });
  expect((await app.call('/login/options', { headers: { host } })).json()).toEqual({
    data: { providers: [], google_one_tap_client_id: null },
  });
  for (const path of ['/login/google', '/login/facebook', '/login/telegram', '/login/google/callback'])
    expect((await app.call(path, { headers: { host } })).statusCode).toBe(404);
});

it.each(['google', 'facebook', 'telegram'] as const)(
  '%s opens an account, and finds it again',
  async (provider) => {
    const browser = socialBrowser(app);
    const first = await browser.signIn(provider, '?redirect=/orders%3Fpage%3D2&affiliate_code=friend');
    expect(first.statusCode).toBe(303);
    const id = await browser.whoAmI();
    expect(id).toBeDefined();
    const where = String(first.headers.location);
    expect(where).toBe(
      provider === 'telegram' ? '/login/email?redirect=%2Forders%3Fpage%3D2' : '/orders?page=2',
    );
    const account = await database.db
      .selectFrom('account')
      .selectAll()
      .where('id', '=', BigInt(id ?? 0))
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({ name: 'Robin Reader', referrer_id: null, password_hash: null });
    expect(account.email).toBe(provider === 'google' ? local.visitor.email : null);
    expect(account.claimed_email).toBe(provider === 'facebook' ? local.visitor.email : null);

    local.visitor = { ...local.visitor, name: 'Other Name', email: newEmail() };
    const again = socialBrowser(app);
    await again.signIn(provider);
    expect(await again.whoAmI()).toBe(id);
  },
);

it('joins the owner of a proven address, tells them, and asks for their second factor', async () => {
  const owner = await signUpVisitor(app);
  await confirmEmailOf(owner.id, owner.email);
  local.visitor = newVisitor({ email: owner.email.toUpperCase() });
  const browser = socialBrowser(app);
  await browser.signIn('google');
  expect(BigInt((await browser.whoAmI()) ?? 0)).toBe(owner.id);
  const notice = await database.db
    .selectFrom('outbox_mail')
    .select('template')
    .where('recipient', '=', owner.email)
    .where('template', '=', 'factor-changed')
    .execute();
  expect(notice).toHaveLength(1);
  await database.db
    .insertInto('totp_secret')
    .values({ panel_id: root.id, account_id: owner.id, sealed: Buffer.alloc(40), confirmed_at: new Date() })
    .execute();
  const guarded = socialBrowser(app);
  const halfway = await guarded.signIn('google', '?redirect=/orders');
  expect(halfway.headers.location).toBe('/login?notice=second-factor&redirect=%2Forders');
  expect(await guarded.whoAmI()).toBeUndefined();
  expect((await guarded.call('/login/second-factor')).json()).toEqual({ data: { methods: ['totp'] } });
});

it.each([
  ['google says that it is not proven', 'google', { email_verified: false }, true],
  ['google says nothing about it', 'google', { email_verified: undefined }, true],
  ['facebook never says', 'facebook', {}, true],
  ['its owner here has not proven it', 'google', {}, false],
] as const)('does not join by address when %s', async (_, provider, changes, proven) => {
  const holder = await signUpVisitor(app);
  if (proven) await confirmEmailOf(holder.id, holder.email);
  local.visitor = newVisitor({ email: holder.email, ...changes });
  const browser = socialBrowser(app);
  await browser.signIn(provider);
  const id = await browser.whoAmI();
  expect(id).toBeDefined();
  expect(BigInt(id ?? 0)).not.toBe(holder.id);
});

it('does not let a second Google account with the same address into the account of the first', async () => {
  await socialBrowser(app).signIn('google');
  local.visitor = { ...local.visitor, sub: `${local.visitor.sub}0` };
  const browser = socialBrowser(app);
  expect((await browser.signIn('google')).headers.location).toBe('/login?notice=social-failed');
  expect(await browser.whoAmI()).toBeUndefined();
});

it('lets two tabs that come back at once into one account', async () => {
  const tabs = [socialBrowser(app), socialBrowser(app), socialBrowser(app)];
  await Promise.all(tabs.map((tab) => tab.signIn('google')));
  const ids = await Promise.all(tabs.map((tab) => tab.whoAmI()));
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toBeDefined();
});

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/%09/evil.example',
  'javascript:alert(1)',
  '/.//evil.example',
  'https://localhost@evil.example/',
])('never leads to %s', async (redirect) => {
  const answer = await socialBrowser(app).signIn('google', `?redirect=${encodeURIComponent(redirect)}`);
  const target = new URL(String(answer.headers.location), 'http://localhost');
  expect(target.origin).toBe('http://localhost');
});

it('connects, names and disconnects accounts of the signed-in owner', async () => {
  const owner = await provenVisitor(app, database);
  const browser = socialBrowser(app);
  const headers = { authorization: owner.bearer };
  const connect = async (provider: string) => {
    const payload = { provider, redirect_uri: '/security?tab=1' };
    const answer = await browser.call('/api/v1/socialite/connect', { method: 'POST', payload, headers });
    const back = await comeBack(answer.json().data.url);
    return browser.arrive(back);
  };
  const requested = { method: 'POST', headers, payload: { redirect_uri: 'https://evil.example/' } } as const;
  expect((await browser.call('/api/v1/socialite/connect', requested)).statusCode).toBe(422);
  for (const provider of ['google', 'facebook', 'telegram'])
    expect((await connect(provider)).headers.location).toBe('/security?tab=1&notice=social-connected');
  const links = await browser.call('/api/v1/profile/social-links', { headers });
  expect(links.json().data).toEqual([
    { provider: 'google', is_connected: true, label: local.visitor.email },
    { provider: 'facebook', is_connected: true, label: 'Robin Reader' },
    { provider: 'telegram', is_connected: true, label: local.visitor.username },
  ]);
  const profile = await browser.call('/api/v1/profile', { headers });
  expect(profile.json().data).toMatchObject({
    telegram_id: local.visitor.sub,
    telegram_username: local.visitor.username,
    social_provider: 'google',
  });
  expect((await connect('google')).headers.location).toContain('notice=social-confirmed');
  const other = await provenVisitor(app, database);
  headers.authorization = other.bearer;
  expect((await connect('google')).headers.location).toContain('notice=social-taken');
  headers.authorization = owner.bearer;
  const gone = await browser.call('/api/v1/profile/social-links/google', { method: 'DELETE', headers });
  expect(gone.statusCode).toBe(204);
  const twice = await browser.call('/api/v1/profile/social-links/google', { method: 'DELETE', headers });
  expect(twice.statusCode).toBe(404);
});

it('connects nothing for a session that has ended or is no longer fresh', async () => {
  const owner = await provenVisitor(app, database);
  const headers = { authorization: owner.bearer };
  const payload = { provider: 'google', redirect_uri: '/security' };
  const browser = socialBrowser(app);
  const leave = async () => {
    const answer = await browser.call('/api/v1/socialite/connect', { method: 'POST', payload, headers });
    return comeBack(answer.json().data.url);
  };
  const [stale, ended] = [await leave(), await leave()];
  await database.db
    .updateTable('sign_in_proof')
    .set({ proven_at: new Date(Date.now() - 11 * 60_000) })
    .execute();
  expect((await browser.arrive(stale)).headers.location).toBe('/security?notice=sign-in-again');
  await database.db
    .updateTable('session')
    .set({ ended_at: new Date() })
    .where('account_id', '=', owner.id)
    .execute();
  expect((await browser.arrive(ended)).headers.location).toBe('/security?notice=sign-in-again');
  const rows = await database.db
    .selectFrom('social_identity')
    .where('account_id', '=', owner.id)
    .selectAll()
    .execute();
  expect(rows).toEqual([]);
});

it('links nothing to an address that nobody has proven; what is linked still confirms', async () => {
  const payload = { redirect_uri: '/security' };
  const connect = (browser: ReturnType<typeof socialBrowser>, authorization: string, provider: string) =>
    browser.call('/api/v1/socialite/connect', {
      method: 'POST',
      payload: { ...payload, provider },
      headers: { authorization },
    });
  const stranger = await signUpVisitor(app);
  const refused = await connect(socialBrowser(app), stranger.bearer, 'google');
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'email_not_proven']);
  const browser = socialBrowser(app);
  await browser.signIn('telegram');
  const bearer = `Bearer ${browser.cookies.AUTH_TOKEN}`;
  expect((await connect(browser, bearer, 'google')).json().code).toBe('email_not_proven');
  // What Telegram signed is taken once, and in the same second it would sign the same again.
  local.visitor = { ...local.visitor, username: 'renamed' };
  const back = await comeBack((await connect(browser, bearer, 'telegram')).json().data.url);
  expect((await browser.arrive(back)).headers.location).toContain('notice=social-confirmed');
});

it('keeps the last way in', async () => {
  const browser = socialBrowser(app);
  await browser.signIn('telegram');
  const headers = { authorization: `Bearer ${browser.cookies.AUTH_TOKEN}` };
  const answer = await browser.call('/api/v1/profile/social-links/telegram', { method: 'DELETE', headers });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().code).toBe('last_way_in');
  expect((await browser.call('/api/v1/profile/social-links', { headers })).json().data).toContainEqual(
    expect.objectContaining({ provider: 'telegram', is_connected: true }),
  );
});

it('asks who came through Telegram for an address, and mails it', async () => {
  const browser = socialBrowser(app);
  await browser.signIn('telegram');
  const headers = { authorization: `Bearer ${browser.cookies.AUTH_TOKEN}` };
  const email = newEmail();
  const set = (address: string) =>
    browser.call('/api/v1/profile/set-email', { method: 'POST', headers, payload: { email: address } });
  expect((await set(email)).json()).toEqual({ data: { email } });
  const mails = await database.db
    .selectFrom('outbox_mail')
    .select('template')
    .where('recipient', '=', email)
    .execute();
  expect(mails).toEqual([{ template: 'verify-email' }]);
  const owner = await provenVisitor(app, database);
  await confirmEmailOf(owner.id, owner.email);
  expect((await set(owner.email)).json()).toEqual({ data: { email: owner.email } });
  const proven = await browser.call('/api/v1/profile/set-email', {
    method: 'POST',
    headers: { authorization: owner.bearer },
    payload: { email: newEmail() },
  });
  expect(proven.statusCode).toBe(409);
});

it('attaches Telegram by a signed answer, once', async () => {
  const owner = await provenVisitor(app, database);
  const headers = { authorization: owner.bearer };
  const query = String(new URLSearchParams(local.telegramAnswer()));
  expect((await app.call(`/utils/attach-telegram?${query}`)).statusCode).toBe(401);
  const attached = await app.call(`/utils/attach-telegram?${query}`, { headers });
  expect(attached.json()).toEqual({
    data: { telegram_id: local.visitor.sub, telegram_username: local.visitor.username },
  });
  expect((await app.call(`/utils/attach-telegram?${query}`, { headers })).statusCode).toBe(422);
});

it('signs in by one tap, each credential once', async () => {
  const credential = await local.credential();
  const answer = await post(app, '/login/google-one-tap', { credential, affiliate_code: 'friend' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers.authorization).toMatch(/^Bearer /);
  expect(answer.json().data).toMatchObject({ email: local.visitor.email, social_provider: 'google' });
  expect((await post(app, '/login/google-one-tap', { credential })).statusCode).toBe(422);
});
