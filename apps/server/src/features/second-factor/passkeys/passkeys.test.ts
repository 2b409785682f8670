import { expect, it } from 'vitest';
import { softwarePasskey } from '../../../testing/software-passkey.ts';
import { createHostedPanel, testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { newAddress, switchCaptchaOff } from '../../sessions/testing/visitor.ts';
import { factorVisitor } from '../testing/factor-visitor.ts';

const database = await testDatabase();
const app = await testApp(database);
const neighbour = await createHostedPanel(database);
await switchCaptchaOff(database);

const origin = 'http://localhost';
type Visitor = Awaited<ReturnType<typeof factorVisitor>>;

async function withPasskey() {
  const visitor = await factorVisitor(app);
  const passkey = softwarePasskey(origin);
  const { challenge } = (await visitor.send('/api/v1/profile/passkeys/options')).json().data;
  const credential = passkey.create(challenge);
  const added = await visitor.send('/api/v1/profile/passkeys', { name: 'My laptop', credential });
  if (added.statusCode !== 200) throw new Error(added.body);
  return { visitor, passkey, added: added.json().data, credential };
}

const ask = async (visitor: Visitor, as_second_factor = false): Promise<string> =>
  (await visitor.send('/login/passkey/options', { as_second_factor })).json().data.challenge;

it('is added with recovery codes, then signs in alone', async () => {
  const { visitor, passkey, added } = await withPasskey();
  expect(added.recovery_codes).toHaveLength(10);
  expect(added.passkey).toMatchObject({ name: 'My laptop', last_used_at: null });
  const answer = await visitor.send('/login/passkey', { passkey: passkey.sign(await ask(visitor)) });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data.email).toBe(visitor.email);
  expect((await visitor.factors()).passkeys[0].last_used_at).not.toBeNull();
});

it('is a second factor after the password, also when it was only touched', async () => {
  const { visitor, passkey } = await withPasskey();
  expect((await visitor.login()).json().code).toBe('second_factor_needed');
  const options = (await visitor.send('/login/passkey/options', { as_second_factor: true })).json().data;
  expect(options.allowCredentials.map(({ id }: { id: string }) => id)).toEqual([passkey.id]);
  const signed = passkey.sign(options.challenge, { unlocked: false });
  expect((await visitor.send('/login/second-factor', { passkey: signed })).statusCode).toBe(200);
});

it.each([
  ['only touched', { unlocked: false }],
  ['signed for another site', { at: 'https://evil.example' }],
  ['signed with an old counter', { replayCounter: true }],
])('does not sign in alone when %s', async (_, options) => {
  const { visitor, passkey } = await withPasskey();
  await visitor.send('/login/passkey', { passkey: passkey.sign(await ask(visitor)) });
  const answer = await visitor.send('/login/passkey', { passkey: passkey.sign(await ask(visitor), options) });
  expect(answer.statusCode).toBe(422);
});

it('answers each question once, in the browser it was asked in, on its panel', async () => {
  const { visitor, passkey } = await withPasskey();
  const challenge = await ask(visitor);
  const payload = { passkey: passkey.sign(challenge) };
  const from = (options: object) =>
    app.call('/login/passkey', { method: 'POST', payload, remoteAddress: newAddress(), ...options });
  expect((await from({})).statusCode).toBe(422);
  expect((await from({ cookies: visitor.cookies, headers: { host: neighbour.host } })).statusCode).toBe(422);
  expect((await from({ cookies: visitor.cookies })).statusCode).toBe(200);
  expect((await visitor.send('/login/passkey', { passkey: passkey.sign(challenge) })).statusCode).toBe(422);
});

it('does not take the question of one purpose for another', async () => {
  const { visitor, passkey } = await withPasskey();
  const { challenge } = (await visitor.send('/api/v1/profile/confirm-identity/options')).json().data;
  expect((await visitor.send('/login/passkey', { passkey: passkey.sign(challenge) })).statusCode).toBe(422);
  await visitor.login();
  const alone = passkey.sign(await ask(visitor));
  expect((await visitor.send('/login/second-factor', { passkey: alone })).statusCode).toBe(422);
});

it('refuses the signature of another key, and of another account', async () => {
  const { visitor, passkey } = await withPasskey();
  const stranger = await withPasskey();
  const forged = { ...softwarePasskey(origin).sign(await ask(visitor)), id: passkey.id, rawId: passkey.id };
  expect((await visitor.send('/login/passkey', { passkey: forged })).statusCode).toBe(422);
  await visitor.login();
  const theirs = stranger.passkey.sign(await ask(visitor, true));
  expect((await visitor.send('/login/second-factor', { passkey: theirs })).statusCode).toBe(422);
});

it('confirms that it is you, and makes a stale session fresh', async () => {
  const { visitor, passkey } = await withPasskey();
  await database.db
    .updateTable('sign_in_proof')
    .set({ proven_at: new Date(0) })
    .execute();
  expect((await visitor.send('/api/v1/profile/passkeys/options')).json().code).toBe('sign_in_again');
  const { challenge } = (await visitor.send('/api/v1/profile/confirm-identity/options')).json().data;
  const proof = { passkey: passkey.sign(challenge, { unlocked: false }) };
  expect((await visitor.send('/api/v1/profile/confirm-identity', proof)).statusCode).toBe(204);
  expect((await visitor.send('/api/v1/profile/passkeys/options')).statusCode).toBe(200);
});

it('is registered once, for the question asked, and removed by its owner alone', async () => {
  const { visitor, credential, added } = await withPasskey();
  const again = await visitor.send('/api/v1/profile/passkeys', { name: 'x', credential });
  expect(again.statusCode).toBe(422);
  const url = `/api/v1/profile/passkeys/${added.passkey.id}`;
  const stranger = await factorVisitor(app);
  expect((await stranger.remove(url)).statusCode).toBe(404);
  const elsewhere = await factorVisitor(app, { host: neighbour.host });
  expect((await elsewhere.remove(url)).statusCode).toBe(404);
  expect((await visitor.remove(url)).statusCode).toBe(204);
  expect(await visitor.factors()).toMatchObject({ is_on: false, passkeys: [], recovery_codes_left: 0 });
});

it('survives nonsense', async () => {
  const { visitor, passkey } = await withPasskey();
  const signed = passkey.sign(await ask(visitor));
  const broken = (response: object) => ({
    passkey: { ...signed, response: { ...signed.response, ...response } },
  });
  for (const response of [
    { clientDataJSON: 'AAAA' },
    { clientDataJSON: 'bnVsbA' },
    { authenticatorData: 'AA' },
    { signature: 'AA' },
  ])
    expect((await visitor.send('/login/passkey', broken(response))).statusCode).toBe(422);
});
