import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import {
  mailedLinks,
  newEmail,
  password,
  post,
  signUpVisitor,
  switchCaptchaOff,
} from '../testing/visitor.ts';
import { mailPasswordReset } from './mail-password-reset.ts';

const database = await testDatabase();
const app = await testApp(database);
beforeAll(() => switchCaptchaOff(database));

async function jobContext() {
  const panel = await app.installation.panels.byHost('localhost');
  const ctx = await testContext(database, { panel });
  ctx.clock.set(new Date());
  return ctx;
}

async function resetLink(email: string): Promise<URL> {
  await mailPasswordReset(await jobContext(), { email, origin: 'https://panel.example' });
  const [link] = await mailedLinks(database, email);
  if (!link) throw new Error('no mail');
  return link;
}

const reset = (email: string, token: string | null, changed = 'a brand new one') =>
  post(app, '/password/reset', { email, token, password: changed, password_confirmation: changed });

test('the mailed code sets a password once and proves the address', async () => {
  const { email } = await signUpVisitor(app);
  const link = await resetLink(email);
  expect(link.origin + link.pathname).toBe('https://panel.example/password/reset');
  expect(link.searchParams.get('email')).toBe(email);
  const token = link.searchParams.get('code');
  expect((await reset(newEmail(), token)).json().errors).toHaveProperty('token');
  const fresh = (await resetLink(email)).searchParams.get('code');
  const answers = await Promise.all([reset(email, fresh), reset(email, fresh)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422]);
  expect((await post(app, '/login', { email, password })).statusCode).toBe(422);
  const login = await post(app, '/login', { email, password: 'a brand new one' });
  expect(login.json().data.email_verified_at).not.toBeNull();
});

test('of several mails, the use of one voids the others', async () => {
  const { email } = await signUpVisitor(app);
  const [first, second] = [await resetLink(email), await resetLink(email)];
  expect((await reset(email, second.searchParams.get('code'))).statusCode).toBe(204);
  expect((await reset(email, first.searchParams.get('code'))).statusCode).toBe(422);
});

test('a weak password leaves the code unused', async () => {
  const { email } = await signUpVisitor(app);
  const token = (await resetLink(email)).searchParams.get('code');
  expect((await reset(email, token, 'Password1')).json().errors).toHaveProperty('password');
  expect((await reset(email, token)).statusCode).toBe(204);
});

test('the job run twice sends one mail, and for nobody none', async () => {
  const { email } = await signUpVisitor(app);
  const ctx = await jobContext();
  const mailed = async (to: string) => (await mailedLinks(database, to)).length;
  const before = await mailed(email);
  for (const _ of [1, 2]) await mailPasswordReset(ctx, { email, origin: 'https://panel.example' });
  expect(await mailed(email)).toBe(before + 1);
  const nobody = newEmail();
  await mailPasswordReset(ctx, { email: nobody, origin: 'https://panel.example' });
  expect(await mailed(nobody)).toBe(0);
});

test('however many ask, a mailbox gets a few links at a time, and each of them works', async () => {
  const { email } = await signUpVisitor(app);
  for (let index = 0; index < 12; index += 1)
    await mailPasswordReset(await jobContext(), { email, origin: 'https://panel.example' });
  const links = (await mailedLinks(database, email)).filter(({ pathname }) => pathname === '/password/reset');
  expect(links).toHaveLength(5);
  expect((await reset(email, links.at(-1)?.searchParams.get('code') ?? null)).statusCode).toBe(204);
});
