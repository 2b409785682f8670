import { SignJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { createSecretKeys } from '../../../platform/secrets/secret-keys.ts';
import { createHostedPanel, testApp } from '../../../testing/test-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { profileOf, signUpVisitor, switchCaptchaOff } from '../testing/visitor.ts';
import { createCheckedTokens } from './authentication.ts';
import { signSessionToken, tokenSeconds } from './session-token.ts';

const database = await testDatabase();
const app = await testApp(database);
const second = await createHostedPanel(database);
beforeAll(() => switchCaptchaOff(database));

const { keys } = app.installation.appServices;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('only a token that this panel signed for now is believed', async () => {
  const { bearer } = await signUpVisitor(app);
  const token = bearer.slice('Bearer '.length);
  const [head = '', body = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const sid: string = claims.sid;
  const panel = { id: 1n };
  const clock = { now: () => new Date() };
  const signed = (changes: object, key = keys.derive('session-token:1'), alg = 'HS256') =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg, typ: 'JWT' }).sign(key);

  const forged: Record<string, string> = {
    'alg none': `${part({ alg: 'none', typ: 'JWT' })}.${body}.`,
    'alg none, signature kept': `${part({ alg: 'none', typ: 'JWT' })}.${body}.${signature}`,
    'no signature': `${head}.${body}.`,
    'other claims, same signature': `${head}.${part({ ...claims, exp: claims.exp + 9 })}.${signature}`,
    'other algorithm': await signed({}, keys.derive('session-token:1'), 'HS512'),
    'key of another panel': await signed({}, keys.derive(`session-token:${second.id}`)),
    'key of another purpose': await signed({}, keys.derive('captcha-challenge:1')),
    'key of another installation': await signSessionToken(
      { panel, clock, keys: createSecretKeys('another installation altogether') },
      sid,
    ),
    'other audience': await signed({ aud: `marquee-panel-${second.id}` }),
    'other issuer': await signed({ iss: `marquee-panel-${second.id}` }),
    'no end': await signed({ exp: undefined }),
    'no session': await signed({ sid: undefined }),
    'session that never was': await signed({ sid: crypto.randomUUID() }),
    'session that is no id': await signed({ sid: "' or 1=1 --" }),
    'not yet valid': await signed({ nbf: claims.exp }),
    expired: await signSessionToken(
      { panel, clock: testClock(new Date(Date.now() - 31 * 60_000)), keys },
      sid,
    ),
    garbage: 'a.b.c',
    empty: '',
  };
  for (const [name, value] of Object.entries(forged)) {
    const answer = await profileOf(app, `Bearer ${value}`);
    expect(answer.statusCode, name).toBe(401);
  }
  expect((await profileOf(app, `Basic ${token}`)).statusCode).toBe(401);
  expect((await profileOf(app, await signed({}).then((value) => `Bearer ${value}`))).statusCode).toBe(200);
  expect((await app.call(`/api/v1/profile?token=${token}`)).statusCode).toBe(401);
});

test('a token that was believed before ends in time, and is another panel’s never', async () => {
  const clock = testClock();
  const tokens = createCheckedTokens({ clock, keys });
  const panel = { id: 1n };
  const sid = crypto.randomUUID();
  const token = await signSessionToken({ panel, clock, keys }, sid);
  expect(await tokens.sessionOf(panel, token)).toBe(sid);
  expect(await tokens.sessionOf({ id: second.id }, token)).toBeUndefined();
  clock.advance(tokenSeconds - 1);
  expect(await tokens.sessionOf(panel, token)).toBe(sid);
  clock.advance(1);
  expect(await tokens.sessionOf(panel, token)).toBeUndefined();
  expect(await tokens.sessionOf(panel, token)).toBeUndefined();
});
