import { expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createHostedPanel, testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { newAddress, profileOf, switchCaptchaOff } from '../../sessions/testing/visitor.ts';
import { createOpenSessions } from '../../sessions/tokens/open-sessions.ts';
import { factorVisitor, totpCode } from '../testing/factor-visitor.ts';

const database = await testDatabase();
const app = await testApp(database);
const neighbour = await createHostedPanel(database);
await switchCaptchaOff(database);

const finish = (visitor: Awaited<ReturnType<typeof factorVisitor>>, code: string) =>
  visitor.send('/login/second-factor', { code });

it('asks for a code after the password, and opens no session before it', async () => {
  const visitor = await factorVisitor(app);
  const { secret, recoveryCodes } = await visitor.enableTotp();
  expect(recoveryCodes).toHaveLength(10);
  expect(await visitor.factors()).toMatchObject({ is_on: true, totp: true, recovery_codes_left: 10 });
  const sessionsBefore = await openSessionsOf(visitor.id);
  const halfway = await visitor.login();
  expect(halfway.statusCode).toBe(409);
  expect(halfway.json().code).toBe('second_factor_needed');
  expect(halfway.headers.authorization).toBeUndefined();
  expect(halfway.cookies.map(({ name }) => name)).toEqual(['__Host-SIGN_IN_BROWSER']);
  expect(await openSessionsOf(visitor.id)).toBe(sessionsBefore);
  const methods = ['totp', 'recovery_code'];
  expect((await visitor.call('/login/second-factor')).json()).toEqual({ data: { methods } });

  const wrong = await finish(visitor, '000000');
  expect(wrong.statusCode).toBe(422);
  const done = await finish(visitor, totpCode(secret));
  expect(done.statusCode).toBe(200);
  expect((await profileOf(app, String(done.headers.authorization))).json().data.email).toBe(visitor.email);
  expect((await finish(visitor, totpCode(secret, 30))).json().code).toBe('sign_in_expired');
});

it('takes each code once, of this half minute and its neighbours only', async () => {
  const visitor = await factorVisitor(app);
  const { secret } = await visitor.enableTotp();
  await visitor.login();
  for (const seconds of [-30, -90, 90, 3600])
    expect((await finish(visitor, totpCode(secret, seconds))).statusCode).toBe(422);
  const code = totpCode(secret);
  const both = await Promise.all([finish(visitor, code), finish(visitor, code)]);
  expect(both.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
  await visitor.login();
  expect((await finish(visitor, code)).statusCode).toBe(422);
  expect((await finish(visitor, totpCode(secret, 30))).statusCode).toBe(200);
});

it('takes each recovery code once, however it is typed', async () => {
  const visitor = await factorVisitor(app);
  const { recoveryCodes } = await visitor.enableTotp();
  const [first = '', second = ''] = recoveryCodes;
  await visitor.login();
  const typed = ` ${first.toUpperCase().replace('-', ' ')} `;
  expect((await finish(visitor, typed)).statusCode).toBe(200);
  await visitor.login();
  expect((await finish(visitor, first)).statusCode).toBe(422);
  expect((await finish(visitor, second)).statusCode).toBe(200);
  expect((await visitor.factors()).recovery_codes_left).toBe(8);
  const rows = await database.db
    .selectFrom('recovery_code')
    .select('hash')
    .where('account_id', '=', visitor.id)
    .execute();
  for (const { hash } of rows) expect(recoveryCodes.some((code) => hash.includes(code))).toBe(false);
});

it('shows new recovery codes once and forgets the old ones', async () => {
  const visitor = await factorVisitor(app);
  expect((await visitor.send('/api/v1/profile/recovery-codes')).statusCode).toBe(409);
  const { recoveryCodes } = await visitor.enableTotp();
  const renewed = (await visitor.send('/api/v1/profile/recovery-codes')).json().data.recovery_codes;
  expect(renewed).toHaveLength(10);
  await visitor.login();
  expect((await finish(visitor, recoveryCodes[0] ?? '')).statusCode).toBe(422);
  expect((await finish(visitor, renewed[0])).statusCode).toBe(200);
});

it('belongs to the browser that typed the password, and to the panel', async () => {
  const visitor = await factorVisitor(app);
  const { secret } = await visitor.enableTotp();
  await visitor.login();
  const cookie = { '__Host-SIGN_IN_BROWSER': visitor.cookies['__Host-SIGN_IN_BROWSER'] ?? '' };
  const elsewhere = (options: { cookies?: Record<string, string>; headers?: Record<string, string> }) =>
    app.call('/login/second-factor', { method: 'POST', payload: { code: totpCode(secret) }, ...options });
  expect((await elsewhere({})).json().code).toBe('sign_in_expired');
  expect((await elsewhere({ cookies: { '__Host-SIGN_IN_BROWSER': 'a'.repeat(43) } })).json().code).toBe(
    'sign_in_expired',
  );
  const other = await elsewhere({ cookies: cookie, headers: { host: neighbour.host } });
  expect(other.json().code).toBe('sign_in_expired');
});

it('ends after five wrong codes, and after ten minutes', async () => {
  const visitor = await factorVisitor(app);
  const { secret } = await visitor.enableTotp();
  await visitor.login();
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await finish(visitor, '000000')).statusCode).toBe(422);
  expect((await finish(visitor, totpCode(secret))).json().code).toBe('sign_in_expired');
  await visitor.login();
  await database.db
    .updateTable('sign_in_challenge')
    .set({ expires_at: new Date(0) })
    .execute();
  expect((await finish(visitor, totpCode(secret))).json().code).toBe('sign_in_expired');
});

it('counts wrong codes for the account, whatever browser and process they come from', async () => {
  const visitor = await factorVisitor(app);
  const { secret } = await visitor.enableTotp();
  const otherProcess = await testApp(database);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const via = attempt % 2 === 0 ? app : otherProcess;
    const guess = await via.call('/login', {
      method: 'POST',
      payload: { email: visitor.email, password: 'correct horse battery' },
      remoteAddress: newAddress(),
      cookies: visitor.cookies,
    });
    const cookies = Object.fromEntries(guess.cookies.map(({ name, value }) => [name, value]));
    const tried = await via.call('/login/second-factor', {
      method: 'POST',
      payload: { code: attempt < 11 ? '000000' : totpCode(secret) },
      remoteAddress: newAddress(),
      cookies,
    });
    statuses.push(tried.statusCode);
  }
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
  // A stranger with the password cannot use up the owner's attempts: this browser signed in before.
  await visitor.login();
  expect((await finish(visitor, totpCode(secret))).statusCode).toBe(200);
});

it('keeps the secret sealed and the row bound to its account', async () => {
  const [visitor, other] = [await factorVisitor(app), await factorVisitor(app)];
  const { secret } = await visitor.enableTotp();
  await other.enableTotp();
  const row = await database.db
    .selectFrom('totp_secret')
    .selectAll()
    .where('account_id', '=', visitor.id)
    .executeTakeFirstOrThrow();
  expect(row.sealed.includes(secret)).toBe(false);
  await database.db
    .updateTable('totp_secret')
    .set({ sealed: row.sealed })
    .where('account_id', '=', other.id)
    .execute();
  await other.login();
  expect((await finish(other, totpCode(secret))).statusCode).toBe(500);
});

it('needs the code to turn on, a recent proof to turn off, and no second set-up over a working one', async () => {
  const visitor = await factorVisitor(app);
  const { secret } = (await visitor.send('/api/v1/profile/second-factor/totp')).json().data;
  const wrong = await visitor.send('/api/v1/profile/second-factor/totp/confirm', { code: '000000' });
  expect(wrong.statusCode).toBe(422);
  expect(await visitor.factors()).toMatchObject({ is_on: false, recovery_codes_left: 0 });
  await visitor.send('/api/v1/profile/second-factor/totp/confirm', { code: totpCode(secret) });
  expect((await visitor.send('/api/v1/profile/second-factor/totp')).statusCode).toBe(409);

  await age(visitor.id);
  const late = await visitor.remove('/api/v1/profile/second-factor/totp');
  expect([late.statusCode, late.json().code]).toEqual([409, 'sign_in_again']);
  expect((await visitor.send('/api/v1/profile/confirm-identity', { password: 'wrong' })).statusCode).toBe(
    422,
  );
  expect((await visitor.send('/api/v1/profile/confirm-identity', {})).statusCode).toBe(422);
  const confirmed = await visitor.send('/api/v1/profile/confirm-identity', {
    password: 'correct horse battery',
  });
  expect(confirmed.statusCode).toBe(204);
  expect((await visitor.remove('/api/v1/profile/second-factor/totp')).statusCode).toBe(204);
  expect((await visitor.remove('/api/v1/profile/second-factor/totp')).statusCode).toBe(404);
  expect(await visitor.factors()).toMatchObject({ is_on: false, recovery_codes_left: 0 });
  expect((await visitor.login()).statusCode).toBe(200);
});

it('ends the other sessions, keeps this one, and tells the owner by mail', async () => {
  const visitor = await factorVisitor(app);
  await database.db
    .updateTable('account')
    .set({ email: visitor.email, claimed_email: null })
    .where('id', '=', visitor.id)
    .execute();
  const other = await visitor.login();
  await visitor.enableTotp();
  expect((await profileOf(app, visitor.bearer)).statusCode).toBe(200);
  await expect
    .poll(async () => (await profileOf(app, String(other.headers.authorization))).statusCode, {
      timeout: 2000,
    })
    .toBe(401);
  const mails = await database.db
    .selectFrom('outbox_mail')
    .select(['template', 'text_body'])
    .where('recipient', '=', visitor.email)
    .where('template', '=', 'factor-changed')
    .execute();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text_body).toContain('authenticator app');
});

it('is demanded of staff where the panel says so, at once and until they have one', async () => {
  const visitor = await factorVisitor(app, { host: neighbour.host });
  await database.db.updateTable('account').set({ role: 'owner' }).where('id', '=', visitor.id).execute();
  const signedIn = await visitor.login();
  visitor.signInAs(String(signedIn.headers.authorization));
  const profile = async () => (await visitor.call('/api/v1/profile')).json().data;
  expect((await profile()).lacks_second_factor).toBe(false);
  await database.db
    .updateTable('panel_settings')
    .set({ overrides: JSON.stringify({ captcha_is_enabled: false, staff_second_factor_is_required: true }) })
    .where('panel_id', '=', neighbour.id)
    .execute();
  await expect.poll(async () => (await profile()).lacks_second_factor, { timeout: 3000 }).toBe(true);
  expect(await visitor.factors()).toMatchObject({ is_required: true });
  expect(await permissionsIn(visitor.id)).toEqual([]);
  await visitor.enableTotp();
  expect((await profile()).lacks_second_factor).toBe(false);
  expect(await permissionsIn(visitor.id)).toContain('settings.manage');
});

async function permissionsIn(accountId: bigint): Promise<readonly string[]> {
  const { id } = await database.db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const session = await createOpenSessions(database.db, systemClock).find(neighbour.id, id);
  return session?.actor.kind === 'user' ? session.actor.permissions : [];
}

async function openSessionsOf(accountId: bigint): Promise<number> {
  const rows = await database.db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute();
  return rows.length;
}

async function age(accountId: bigint): Promise<void> {
  await database.db
    .updateTable('sign_in_proof')
    .set({ proven_at: new Date(Date.now() - 11 * 60_000) })
    .where('session_id', 'in', (eb) =>
      eb.selectFrom('session').select('id').where('account_id', '=', accountId),
    )
    .execute();
}
