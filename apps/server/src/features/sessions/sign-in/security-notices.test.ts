import { beforeAll, expect, test } from 'vitest';
import { rootPanel } from '../../../testing/root-panel.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { changeSettings, getSettings } from '../../settings/index.ts';
import { mailPasswordReset } from '../password-reset/mail-password-reset.ts';
import {
  mailedLinks,
  newEmail,
  password,
  post,
  signUpVisitor,
  switchCaptchaOff,
} from '../testing/visitor.ts';

const database = await testDatabase();
const app = await testApp(database);
const panel = await rootPanel(database);
beforeAll(() => switchCaptchaOff(database));

const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

async function ownerOfAddress() {
  const person = await signUpVisitor(app, newEmail(), { remoteAddress: '10.1.1.1' });
  const owned = { email: person.email, email_verified_at: new Date(), claimed_email: null };
  await database.db.updateTable('account').set(owned).where('id', '=', person.id).execute();
  return person;
}
async function mailsOf(email: string, template?: string) {
  const mails = await database.db
    .selectFrom('outbox_mail')
    .select(['template', 'text_body', 'html_body'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  return template ? mails.filter((mail) => mail.template === template) : mails;
}
const login = (email: string, remoteAddress: string, more: { userAgent?: string; cookie?: string } = {}) =>
  post(
    app,
    '/login',
    { email, password },
    {
      remoteAddress,
      ...(more.userAgent ? { headers: { 'user-agent': more.userAgent } } : {}),
      ...(more.cookie ? { cookies: { '__Host-KNOWN_DEVICE': more.cookie } } : {}),
    },
  );

test('a sign-in from a new device is told once, one from a known browser or place never', async () => {
  const { email, cookies } = await ownerOfAddress();
  const reported = async () => (await mailsOf(email, 'new-device')).length;
  await login(email, '10.1.1.1');
  expect(await reported()).toBe(0);
  await login(email, '10.9.9.9', { cookie: cookies['__Host-KNOWN_DEVICE'] ?? '' });
  expect(await reported()).toBe(0);
  expect((await login(email, '10.7.7.7', { userAgent: chrome })).statusCode).toBe(200);
  expect(await reported()).toBe(1);
  const [mail] = await mailsOf(email, 'new-device');
  expect(mail?.text_body).toMatch(/Chrome on Windows.*10\.7\.7\.7/);
  await login(email, '10.7.7.7', { userAgent: chrome });
  expect(await reported()).toBe(1);
  const stranger = await ownerOfAddress();
  await login(email, '10.6.6.6', { cookie: stranger.cookies['__Host-KNOWN_DEVICE'] ?? '' });
  expect(await reported()).toBe(2);
});

test('a failed sign-in and a new account are no news', async () => {
  const { email } = await ownerOfAddress();
  const wrong = await post(app, '/login', { email, password: 'wrong' }, { remoteAddress: '10.5.5.5' });
  expect(wrong.statusCode).toBe(422);
  expect(await mailsOf(email, 'new-device')).toEqual([]);
});

test('a password that was reset by mail is told to its owner', async () => {
  const { email } = await ownerOfAddress();
  const ctx = await testContext(database, { panel });
  ctx.clock.set(new Date());
  await mailPasswordReset(ctx, { email, origin: 'http://localhost' });
  const [link] = await mailedLinks(database, email);
  const changed = { password: 'a brand new one', password_confirmation: 'a brand new one' };
  const token = link?.searchParams.get('code');
  expect((await post(app, '/password/reset', { email, token, ...changed })).statusCode).toBe(204);
  expect(await mailsOf(email, 'password-changed')).toHaveLength(1);
});

test('every mail about an account carries the panel’s logo, name and colour', async () => {
  const ctx = await testContext(database, { panel });
  ctx.clock.set(new Date());
  await changeSettings(ctx, {
    captcha_is_enabled: false,
    panelName: 'Boost & Co',
    colors: { light: { primary: '#123456' } },
    logos: { light: '/files/logo.png' },
  });
  const { appServices } = app.installation;
  await expect
    .poll(async () => (await getSettings({ ...ctx, caches: appServices.caches })).panelName)
    .toBe('Boost & Co');
  const { email, bearer } = await ownerOfAddress();
  const headers = { authorization: bearer };
  const request = newEmail();
  await mailPasswordReset(ctx, { email, origin: 'http://localhost' });
  await post(app, '/api/v1/profile/email', { email: request, current_password: password }, { headers });
  await app.call('/api/v1/api-token', { method: 'POST', headers });
  const mails = [...(await mailsOf(email)), ...(await mailsOf(request))];
  expect(mails.map(({ template }) => template)).toEqual([
    'welcome',
    'password-reset',
    'api-key-made',
    'confirm-new-email',
  ]);
  for (const { html_body } of mails) {
    expect(html_body).toContain('/files/logo.png" alt="Boost &amp; Co"');
    expect(html_body).toContain('#123456');
  }
});
