import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import {
  newAddress,
  newEmail,
  password,
  post,
  registration,
  signUpVisitor,
  switchCaptchaOff,
} from '../testing/visitor.ts';

const database = await testDatabase();
const apps = [await testApp(database), await testApp(database)] as const;
const [app] = apps;
beforeAll(() => switchCaptchaOff(database));

const turn = (index: number) => apps[index % 2] ?? app;

/** Addresses of one network. */
const network = () => {
  const [start] = newAddress().split(/\.\d+$/);
  return (index: number) => `${start}.${(index % 250) + 1}`;
};
const login = (email: string, secret: string, remoteAddress = newAddress(), cookies = {}) =>
  post(app, '/login', { email, password: secret }, { remoteAddress, cookies });
const requestReset = (email: string, remoteAddress = newAddress()) =>
  post(app, '/password/email', { email }, { remoteAddress });
const register = (email: string, remoteAddress = newAddress()) =>
  post(app, '/register', registration(email), { remoteAddress });

const deviceCookie = '__Host-KNOWN_DEVICE';

async function ownerOfEmail() {
  const { email, id, cookies } = await signUpVisitor(app);
  const owned = { email, email_verified_at: new Date(), claimed_email: null };
  await database.db.updateTable('account').set(owned).where('id', '=', id).execute();
  return { email, id, known: { [deviceCookie]: cookies[deviceCookie] ?? '' } };
}

test('of many guesses at one account from one network, through two processes, ten are looked at', async () => {
  const { email, id, known } = await ownerOfEmail();
  const from = network();
  const guesses = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      post(turn(index), '/login', { email, password: `guess ${index}` }, { remoteAddress: from(index) }),
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

  expect((await login(email, password, from(7))).statusCode).toBe(429);
  const forged = { [deviceCookie]: `${known[deviceCookie]?.slice(0, -4)}AAAA` };
  expect((await login(email, password, from(8), forged)).statusCode).toBe(429);
  // The owner, elsewhere or with a browser that signed in before.
  expect((await login(email, password)).statusCode).toBe(200);
  expect((await login(email, password, from(9), known)).statusCode).toBe(200);
});

test('whoever registers the address as well gets no more guesses at its owner’s password', async () => {
  const { email, known } = await ownerOfEmail();
  const from = network();
  const secret = 'of the other claimant';
  const claim = { password: secret, password_confirmation: secret };
  let last = await post(app, '/register', registration(email, claim), { remoteAddress: from(0) });
  const device = () => ({
    [deviceCookie]: last.cookies.find(({ name }) => name === deviceCookie)?.value ?? '',
  });
  for (const _ of [1, 2]) {
    // Every sign-in makes a device with attempts of its own.
    last = await login(email, secret, from(1), device());
    for (let guess = 0; guess < 6; guess += 1) await login(email, 'a guess', from(guess), device());
  }
  last = await login(email, secret, from(2), device());
  expect(last.statusCode).toBe(200);
  expect((await login(email, password, from(3), device())).statusCode).toBe(422);
  expect((await login(email, password, from(4), known)).statusCode).toBe(200);
});

test('a flood of guesses from many networks leaves each network two, and the owner gets in', async () => {
  const { email } = await ownerOfEmail();
  const from = network();
  for (let index = 0; index < 20; index += 1) await login(email, 'a guess');
  const statuses = [];
  for (let index = 0; index < 4; index += 1)
    statuses.push((await login(email, 'a guess', from(index))).statusCode);
  expect(statuses).toEqual([422, 422, 429, 429]);
  expect((await login(email, password)).statusCode).toBe(200);
});

test.each([
  ['a new password', requestReset, 204, 3],
  ['an account', register, 200, 5],
] as const)('asking for %s for an address uses up nothing of those elsewhere', async (_, ask, done, most) => {
  const { email } = await ownerOfEmail();
  const [one, other] = [network(), network()];
  const statuses = [];
  for (let index = 0; index <= most; index += 1) statuses.push((await ask(email, one(index))).statusCode);
  expect(statuses).toEqual([...Array(most).fill(done), 429]);
  for (let index = 0; index < 12; index += 1) await ask(email);
  expect((await ask(email, other(1))).statusCode).toBe(done);
  expect((await ask(email, other(2))).statusCode).toBe(429);
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
