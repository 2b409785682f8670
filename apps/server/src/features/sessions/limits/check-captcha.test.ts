import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { createHostedPanel, testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { newAddress, newEmail, password, post, registration } from '../testing/visitor.ts';

const database = await testDatabase();
const app = await testApp(database);
const second = await createHostedPanel(database);

async function solved(host = 'localhost') {
  const challenge = (await app.call('/captcha/challenge', { headers: { host } })).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution };
}
const encode = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64');
const register = (captcha_response?: string) =>
  post(
    app,
    '/register',
    registration(newEmail(), captcha_response === undefined ? {} : { captcha_response }),
  );

test('a solution opens the door once, however many bring it', async () => {
  const response = encode(await solved());
  const answers = await Promise.all([1, 2, 3, 4].map(() => register(response)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422]);
  const refused = answers.find(({ statusCode }) => statusCode === 422);
  expect(refused?.json().errors).toHaveProperty('captcha_response');
});

test('nothing else opens it', async () => {
  const { challenge, solution } = await solved();
  const later = { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 60 };
  const bad = [
    undefined,
    '',
    'x',
    encode({}),
    encode({ challenge, solution: { counter: 0, derivedKey: '00' } }),
    encode({ challenge: { ...challenge, parameters: later }, solution }),
    encode({ challenge: { ...challenge, signature: '0'.repeat(64) }, solution }),
    encode(await solved(second.host)),
  ];
  for (const response of bad) {
    const answer = await register(response);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['captcha_response']);
  }
  expect((await register(encode({ challenge, solution }))).statusCode).toBe(200);
});

test('whoever brings no solution uses up nothing of an address, only of their own network', async () => {
  const email = newEmail();
  const captcha = async () => ({ captcha_response: encode(await solved()) });
  expect((await post(app, '/register', registration(email, await captcha()))).statusCode).toBe(200);
  const calls = {
    '/login': { email, password },
    '/password/email': { email },
    '/register': registration(email),
  };
  for (const [path, body] of Object.entries(calls)) {
    const remoteAddress = newAddress();
    const statuses = [];
    for (let index = 0; index < 21; index += 1)
      statuses.push((await post(app, path, body, { remoteAddress })).statusCode);
    expect(new Set(statuses)).toEqual(new Set(path === '/login' ? [422] : [422, 429]));
    const owners = await post(app, path, { ...body, ...(await captcha()) });
    expect([path, owners.statusCode]).toEqual([path, path === '/password/email' ? 204 : 200]);
  }
});
