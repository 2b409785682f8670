import { createServer } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createHostedPanel, testApp } from '../../../testing/test-app.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { changeSettings, setPanelSecret } from '../../settings/index.ts';
import { newEmail, password, post, registration } from '../testing/visitor.ts';

/** Answers like Google, hCaptcha and Cloudflare do: a form in, a verdict out. */
const asked: Record<string, string>[] = [];
let answer: { status: number; body: string };
const provider = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    asked.push({ path: request.url ?? '', ...Object.fromEntries(new URLSearchParams(body)) });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
});
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
afterAll(() => provider.close());
const { port } = provider.address() as { port: number };

const database = await testDatabase();
const app = await testApp(database, { config: { allowLoopbackFetch: true } });

const verdict = (fields: object) => ({ status: 200, body: JSON.stringify(fields) });
beforeEach(() => {
  asked.length = 0;
  answer = verdict({ success: true });
});

const settingsOf = async (host: string) =>
  (await app.call('/settings', { headers: { host } })).json().data.captcha;

async function choose(name: 'recaptcha' | 'hcaptcha' | 'turnstile') {
  const panel = await createHostedPanel(database);
  const ctx = await testContext(database, { panel });
  const address = `http://127.0.0.1:${port}/${name}`;
  await setPanelSecret(ctx, { name: 'captcha', secret: `secret of ${name}`, address });
  await changeSettings(ctx, { captcha: { provider: name, siteKey: 'site-key' } });
  await expect.poll(() => settingsOf(panel.host)).toEqual({ provider: name, siteKey: 'site-key' });
  const send = (path: string, body: object) => post(app, path, body, { headers: { host: panel.host } });
  const register = (captcha_response?: string) =>
    send('/register', registration(newEmail(), captcha_response === undefined ? {} : { captcha_response }));
  return { ...panel, send, register };
}

test.each(['recaptcha', 'hcaptcha', 'turnstile'] as const)('%s decides who comes in', async (name) => {
  const { register, host } = await choose(name);
  answer = verdict({ success: true, hostname: host });
  expect((await register('solved-1')).statusCode).toBe(200);
  expect(asked).toEqual([
    { path: `/${name}`, secret: `secret of ${name}`, response: 'solved-1', sitekey: 'site-key' },
  ]);
  answer = verdict({ success: false, 'error-codes': ['invalid-input-response'] });
  const refused = await register('solved-2');
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['captcha_response']]);
});

test('a solution works once, is asked about once, and none is not asked about', async () => {
  const { register } = await choose('turnstile');
  const answers = await Promise.all([1, 2, 3, 4].map(() => register('the-same')));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422]);
  expect([(await register()).statusCode, (await register('')).statusCode]).toEqual([422, 422]);
  expect(asked).toHaveLength(1);
});

test('a solution from another site is refused', async () => {
  const { register } = await choose('hcaptcha');
  answer = verdict({ success: true, hostname: 'elsewhere.example' });
  expect((await register('solved')).statusCode).toBe(422);
});

test.each([
  ['an error', { status: 500, body: '' }],
  ['no verdict', { status: 200, body: '<html>' }],
  ['a verdict in words', { status: 200, body: '{"success":"true"}' }],
])('%s of the provider lets nobody in, and says that it is the provider', async (_, wrong) => {
  const { register } = await choose('recaptcha');
  answer = wrong;
  const refused = await register('solved');
  expect([refused.statusCode, refused.json().code]).toEqual([502, 'upstream_failed']);
});

test('sign-in and both steps of a reset ask as well', async () => {
  const { send } = await choose('recaptcha');
  answer = verdict({ success: false });
  const email = newEmail();
  const calls = {
    '/login': { email, password },
    '/password/email': { email },
    '/password/reset': { email, token: 'x', password, password_confirmation: password },
  };
  for (const [path, body] of Object.entries(calls)) {
    const refused = await send(path, { ...body, captcha_response: `for ${path}` });
    expect([path, Object.keys(refused.json().errors ?? {})]).toEqual([path, ['captcha_response']]);
  }
});

test('without its secret a provider does not count: the built-in check goes on', async () => {
  const panel = await createHostedPanel(database);
  const ctx = await testContext(database, { panel });
  await changeSettings(ctx, {
    captcha: { provider: 'turnstile', siteKey: 'site-key' },
    panelName: 'Changed',
  });
  const settings = async () => (await app.call('/settings', { headers: { host: panel.host } })).json().data;
  await expect.poll(async () => (await settings()).panelName).toBe('Changed');
  expect((await settings()).captcha).toEqual({ provider: 'altcha', siteKey: null });
});

test('the secret never leaves, nor does it open with another panel’s key', async () => {
  const { host, id } = await choose('turnstile');
  const settings = await app.call('/settings', { headers: { host } });
  expect(settings.body).not.toContain('secret of');
  const { sealed } = await database.db
    .selectFrom('panel_secret')
    .select('sealed')
    .where('panel_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(sealed.toString('utf8')).not.toContain('secret of');
  for (const address of ['ftp://x.example', 'http://x.example', 'https://a:b@x.example'])
    await expect(
      setPanelSecret(await testContext(database), { name: 'captcha', secret: 'x', address }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
});
