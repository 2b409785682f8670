import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { newAddress, newEmail, password, post, signUpVisitor, switchCaptchaOff } from '../testing/visitor.ts';

const database = await testDatabase();
const apps = [await testApp(database), await testApp(database)] as const;
const [app] = apps;
beforeAll(() => switchCaptchaOff(database));

const turn = (index: number) => apps[index % 2] ?? app;

test('of many guesses at one account, from anywhere and through two processes, ten are looked at', async () => {
  const { email, id, cookies } = await signUpVisitor(app);
  const owned = { email, email_verified_at: new Date(), claimed_email: null };
  await database.db.updateTable('account').set(owned).where('id', '=', id).execute();
  const guesses = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      post(turn(index), '/login', { email, password: `guess ${index}` }),
    ),
  );
  const statuses = guesses.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 422)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(90);
  const refused = guesses.find(({ statusCode }) => statusCode === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  const looked = await database.db
    .selectFrom('login_attempt')
    .select('id')
    .where('account_id', '=', id)
    .execute();
  expect(looked).toHaveLength(11);

  const stranger = await post(app, '/login', { email, password });
  expect(stranger.statusCode).toBe(429);
  const known = { cookies: { KNOWN_DEVICE: cookies.KNOWN_DEVICE ?? '' } };
  expect((await post(turn(1), '/login', { email, password }, known)).statusCode).toBe(200);
  const forged = { cookies: { KNOWN_DEVICE: `${cookies.KNOWN_DEVICE?.slice(0, -4)}AAAA` } };
  expect((await post(app, '/login', { email, password }, forged)).statusCode).toBe(429);
});

test('one address guessing at many accounts, and one subnet of many addresses, are held back', async () => {
  const remoteAddress = newAddress();
  const fromOne = [];
  for (let index = 0; index < 62; index += 1)
    fromOne.push(
      (await post(turn(index), '/login', { email: newEmail(), password: 'x' }, { remoteAddress })).statusCode,
    );
  expect(fromOne.filter((status) => status === 422)).toHaveLength(60);
  expect(fromOne.slice(60)).toEqual([429, 429]);
});

test('signing in rightly, however often, uses nothing up', async () => {
  const { email } = await signUpVisitor(app);
  const remoteAddress = newAddress();
  for (let index = 0; index < 12; index += 1) {
    const answer = await post(turn(index), '/login', { email, password }, { remoteAddress });
    expect(answer.statusCode).toBe(200);
  }
});
