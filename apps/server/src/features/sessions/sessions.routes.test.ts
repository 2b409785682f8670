import { beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../testing/create-account.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import {
  mailedLinks,
  newAddress,
  newEmail,
  password,
  post,
  profileOf,
  registration,
  signUpVisitor,
  switchCaptchaOff,
} from './testing/visitor.ts';

const database = await testDatabase();
const app = await testApp(database);
const second = await createHostedPanel(database);
beforeAll(() => switchCaptchaOff(database));

test('registers, signs in at once, and answers the profile with its token', async () => {
  const email = newEmail();
  const answer = await post(app, '/register', registration(email.toUpperCase()));
  expect(answer.statusCode).toBe(200);
  const { data } = answer.json();
  expect(data).toMatchObject({ email, name: 'Robin', balance: '0', roles: ['customer'], frozen_at: null });
  expect(answer.headers.authorization).toBe(`Bearer ${data.auth_token}`);
  const refresh = answer.cookies.find(({ name }) => name === '__Host-REFRESH_TOKEN');
  expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 7 * 86_400 });
  expect(refresh).not.toHaveProperty('domain');
  const profile = await profileOf(app, `Bearer ${data.auth_token}`);
  expect(profile.json().data).toMatchObject({ id: data.id, email, auth_token: null, balance: '0.00' });
});

test('names every wrong field at once', async () => {
  const answer = await post(app, '/register', {
    name: ' ',
    email: 'nobody',
    password: 'short',
    password_confirmation: 'short',
    messengers: [
      { type: 'telegram', value: '@ok' },
      { type: 'pager', value: '' },
    ],
  });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors).sort()).toEqual([
    'email',
    'messengers.1.type',
    'messengers.1.value',
    'name',
    'password',
  ]);
  const common = registration(newEmail(), { password: 'Password123', password_confirmation: 'Password123' });
  expect((await post(app, '/register', common)).json().errors).toHaveProperty('password');
  const differing = registration(newEmail(), { password_confirmation: 'something else' });
  expect((await post(app, '/register', differing)).json().errors).toHaveProperty('password_confirmation');
});

test('a company has a name, and a panel may ask for a contact', async () => {
  const company = registration(newEmail(), { account_type: 'company' });
  expect((await post(app, '/register', company)).json().errors).toHaveProperty('company_name');
  const named = { ...company, company_name: 'Acme', vat: 'DE1', company_site: 'acme.example' };
  const { data } = (await post(app, '/register', named)).json();
  expect(data).toMatchObject({ account_type: 'company', company_name: 'Acme', vat: 'DE1' });

  await database.db
    .insertInto('panel_settings')
    .values({
      panel_id: second.id,
      overrides: JSON.stringify({ captcha_is_enabled: false, contact_info_is_required: true }),
    })
    .onConflict((conflict) =>
      conflict.column('panel_id').doUpdateSet((eb) => ({ overrides: eb.ref('excluded.overrides') })),
    )
    .execute();
  await expect
    .poll(async () =>
      (await post(app, '/register', registration(newEmail()), { headers: { host: second.host } })).json(),
    )
    .toMatchObject({ errors: { messengers: expect.anything() } });
  const reachable = registration(newEmail(), { messengers: [{ type: 'telegram', value: '@robin' }] });
  const answer = await post(app, '/register', reachable, { headers: { host: second.host } });
  expect(answer.json().data.messengers).toEqual([{ type: 'telegram', value: '@robin' }]);
});

test('keeps what marketing sent along, and nothing a person must not choose', async () => {
  const email = newEmail();
  const friend = await signUpVisitor(app);
  const { affiliate_code } = (await profileOf(app, friend.bearer)).json().data;
  const sent = registration(email, {
    affiliate_code: `nobody1,${affiliate_code}`,
    marketing_source: 'ad',
    vs_cid: 'c',
  });
  await post(app, '/register', sent);
  const row = await database.db
    .selectFrom('account')
    .selectAll()
    .where('claimed_email', '=', email)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ referrer_id: friend.id, marketing: { marketing_source: 'ad', vs_cid: 'c' } });
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('refuses every column it was not asked for', async () => {
  const columns = ['id', 'panel_id', 'role', 'balance', 'email_verified_at', 'frozen_at', 'password_hash'];
  for (const column of [...columns, 'permissions', 'created_at', 'claimed_email', '__proto__x']) {
    const email = newEmail();
    const answer = await post(app, '/register', registration(email, { [column]: 'owner' }));
    expect(answer.statusCode, column).toBe(422);
    const kept = await database.db
      .selectFrom('account')
      .select('id')
      .where('claimed_email', '=', email)
      .execute();
    expect(kept).toEqual([]);
  }
});

test('signs in, refreshes for every tab at once, and signs out', async () => {
  const { email } = await signUpVisitor(app);
  const login = await post(app, '/login', { email, password });
  expect(login.statusCode).toBe(200);
  const bearer = String(login.headers.authorization);
  const refresh = login.cookies.find(({ name }) => name === '__Host-REFRESH_TOKEN')?.value ?? '';

  const tabs = await Promise.all(
    [bearer, bearer].map((authorization) => app.call('/refresh', { headers: { authorization } })),
  );
  const slept = await app.call('/refresh', { cookies: { '__Host-REFRESH_TOKEN': refresh } });
  for (const answer of [...tabs, slept]) {
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await profileOf(app, String(answer.headers.authorization))).json().data.email).toBe(email);
  }

  const out = await app.call('/logout', { method: 'POST', headers: { authorization: bearer } });
  expect(out.statusCode).toBe(204);
  expect(out.cookies.map(({ name, value }) => [name, value]).toSorted()).toEqual([
    ['AUTH_TOKEN', ''],
    ['__Host-IMPERSONATION', ''],
    ['__Host-REFRESH_TOKEN', ''],
  ]);
  await expect.poll(async () => (await profileOf(app, bearer)).statusCode, { timeout: 1500 }).toBe(401);
  expect((await app.call('/refresh', { cookies: { '__Host-REFRESH_TOKEN': refresh } })).statusCode).toBe(401);
});

test('the answer to wrong credentials stands under the e-mail', async () => {
  const { email } = await signUpVisitor(app);
  const answer = await post(app, '/login', { email, password: 'not this one' });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual(['email']);
  expect(answer.headers.authorization).toBeUndefined();
});

test('another panel knows neither the account nor the token', async () => {
  const { email, bearer, cookies } = await signUpVisitor(app);
  const elsewhere = { headers: { host: second.host } };
  expect((await post(app, '/login', { email, password }, elsewhere)).statusCode).toBe(422);
  expect((await profileOf(app, bearer, { host: second.host })).statusCode).toBe(401);
  const refresh = await app.call('/refresh', {
    headers: { host: second.host },
    cookies: { '__Host-REFRESH_TOKEN': cookies['__Host-REFRESH_TOKEN'] ?? '' },
  });
  expect(refresh.statusCode).toBe(401);
});

test('cookies alone change nothing', async () => {
  const { bearer, cookies } = await signUpVisitor(app);
  const token = bearer.slice('Bearer '.length);
  const withCookies = { cookies: { ...cookies, AUTH_TOKEN: token } };
  expect((await app.call('/logout', { method: 'POST', ...withCookies })).statusCode).toBe(401);
  const ids = { yandex_metrika_client_id: 'stolen' };
  const set = await post(app, '/api/v1/profile/set-analytics-client-id', ids, withCookies);
  expect(set.statusCode).toBe(401);
  const crossSite = { headers: { authorization: bearer, origin: 'https://evil.example' } };
  expect((await app.call('/logout', { method: 'POST', ...crossSite })).statusCode).toBe(403);
  const profile = await profileOf(app, bearer);
  expect(profile.json().data.yandex_metrika_client_id).toBeNull();
});

test('a frozen person sees the profile and the way out, and nothing else', async () => {
  const { email } = await signUpVisitor(app);
  await database.db
    .updateTable('account')
    .set({ frozen_at: new Date() })
    .where('claimed_email', '=', email)
    .execute();
  const login = await post(app, '/login', { email, password });
  const bearer = String(login.headers.authorization);
  expect(login.json().data.frozen_at).not.toBeNull();
  expect((await profileOf(app, bearer)).statusCode).toBe(200);
  const change = await post(
    app,
    '/api/v1/profile/set-analytics-client-id',
    { yandex_metrika_client_id: '1' },
    { headers: { authorization: bearer } },
  );
  expect(change.statusCode).toBe(423);
  const out = await app.call('/logout', { method: 'POST', headers: { authorization: bearer } });
  expect(out.statusCode).toBe(204);
});

test('a mailed link proves the address once; until then it belongs to nobody', async () => {
  const { email, bearer } = await signUpVisitor(app);
  const [link] = await mailedLinks(database, email);
  expect(link?.pathname).toBe('/email/verify');
  expect(link?.host).toBe('localhost');
  const token = link?.searchParams.get('code') ?? '';
  expect((await post(app, '/email/verify', { token: 'guess' })).statusCode).toBe(422);
  const headers = { authorization: bearer };
  const elsewhere = { headers: { ...headers, host: second.host } };
  expect((await post(app, '/email/verify', { token }, elsewhere)).statusCode).toBe(422);
  const answers = await Promise.all([1, 2, 3].map(() => post(app, '/email/verify', { token }, { headers })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422, 422]);
  expect((await profileOf(app, bearer)).json().data.email_verified_at).not.toBeNull();
});

test('whoever registers an address that is taken gets an account of their own, and its owner a mail', async () => {
  const owner = await createAccount(
    database.db,
    { id: 1n, slug: '', name: '' },
    { email: newEmail(), email_verified_at: new Date(), name: 'Owner', locale: 'de' },
  );
  const email = owner.email ?? '';
  const stranger = await signUpVisitor(app, email);
  expect(stranger.id).not.toBe(owner.id);
  const [link] = await mailedLinks(database, email);
  expect(link?.pathname).toBe('/de/login');
  const again = await post(app, '/login', { email, password });
  expect(again.json().data.id).toBe(Number(stranger.id));
});

test('remembers analytics ids and where a visit came from', async () => {
  const { bearer, id } = await signUpVisitor(app);
  const headers = { authorization: bearer };
  const ids = { yandex_metrika_client_id: '42', google_analytics4_client_id: 'GA1' };
  expect((await post(app, '/api/v1/profile/set-analytics-client-id', ids, { headers })).statusCode).toBe(204);
  expect((await profileOf(app, bearer)).json().data).toMatchObject(ids);
  const visit = { marketing_source: 'newsletter', affiliate_code: 'x' };
  const address = newAddress();
  expect(
    (await post(app, '/api/v1/marketing-sources', visit, { headers, remoteAddress: address })).statusCode,
  ).toBe(204);
  const rows = await database.db.selectFrom('marketing_source').selectAll().execute();
  expect(rows).toMatchObject([{ account_id: id, visit }]);
});
