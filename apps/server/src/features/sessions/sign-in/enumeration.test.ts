import { beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../../testing/create-account.ts';
import { sentJobs } from '../../../testing/sent-jobs.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { hashPassword } from '../../accounts/index.ts';
import { mailPasswordResetJob } from '../password-reset/mail-password-reset.job.ts';
import { newEmail, password, post, registration, switchCaptchaOff } from '../testing/visitor.ts';

const database = await testDatabase();
const app = await testApp(database);
beforeAll(() => switchCaptchaOff(database));

async function knownEmail(): Promise<string> {
  const { email } = await createAccount(
    database.db,
    { id: 1n, slug: '', name: '' },
    { email: newEmail(), email_verified_at: new Date(), password_hash: await hashPassword(password) },
  );
  return email ?? '';
}

const attempts = {
  login: (email: string) => post(app, '/login', { email, password: 'wrong password' }),
  register: (email: string) => post(app, '/register', registration(email)),
  reset: (email: string) => post(app, '/password/email', { email }),
};

/** Removes everything that always differs between two accounts. */
function comparable(answer: Awaited<ReturnType<typeof post>>) {
  const { data, ...rest } = answer.body ? answer.json() : {};
  const own = {
    id: 0,
    email: '',
    created_at: '',
    affiliate_code: '',
    unsubscribe_signature: '',
    auth_token: '',
  };
  return {
    status: answer.statusCode,
    headers: Object.keys(answer.headers).sort(),
    cookies: answer.cookies.map(({ name, value }) => [name, value.length]),
    body: data ? { ...rest, data: { ...data, ...own } } : rest,
  };
}

test.each(Object.entries(attempts))('%s answers a known and an unknown address alike', async (_, attempt) => {
  const [known, unknown] = [await knownEmail(), newEmail()];
  expect(comparable(await attempt(known))).toEqual(comparable(await attempt(unknown)));
});

test('after registering, signing in again tells nothing either', async () => {
  for (const email of [await knownEmail(), newEmail()]) {
    await post(
      app,
      '/register',
      registration(email, { password: 'first one here', password_confirmation: 'first one here' }),
    );
    await post(
      app,
      '/register',
      registration(email, { password: 'second one here', password_confirmation: 'second one here' }),
    );
    expect((await post(app, '/login', { email, password: 'first one here' })).statusCode).toBe(200);
    expect((await post(app, '/login', { email, password: 'second one here' })).statusCode).toBe(200);
    expect((await post(app, '/login', { email, password: 'third one here' })).statusCode).toBe(422);
  }
});

test('a reset for either only queues the same job', async () => {
  const emails = [await knownEmail(), newEmail()];
  for (const email of emails) await attempts.reset(email);
  const payloads = await sentJobs(database.db, mailPasswordResetJob);
  expect(payloads.slice(-2).map(({ email }) => email)).toEqual(emails);
});

test.each(Object.entries(attempts))('%s takes as much work for both', async (_, attempt) => {
  const rounds = 15;
  const known = await Promise.all(Array.from({ length: rounds }, knownEmail));
  const work = { known: [] as number[], unknown: [] as number[] };
  // CPU time instead of wall time, so that other load on the machine does not count.
  const measure = async (kind: keyof typeof work, email: string) => {
    const start = process.cpuUsage();
    await attempt(email);
    const { user, system } = process.cpuUsage(start);
    work[kind].push(user + system);
  };
  await measure('unknown', newEmail());
  work.unknown.pop();
  for (const email of known) {
    await measure('known', email);
    await measure('unknown', newEmail());
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const ratio = median(work.known) / median(work.unknown);
  // A skipped hash would show as a factor of two or more.
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.65);
});
