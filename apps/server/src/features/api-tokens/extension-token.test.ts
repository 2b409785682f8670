import { beforeAll, expect, test } from 'vitest';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import {
  newAddress,
  profileOf,
  provenVisitor,
  signUpVisitor,
  switchCaptchaOff,
} from '../sessions/testing/visitor.ts';

const database = await testDatabase();
const app = await testApp(database);
const other = await createHostedPanel(database);
beforeAll(() => switchCaptchaOff(database));

const path = '/api/v1/extension-token';
const shown = async (bearer: string) => (await profileOf(app, bearer)).json().data.extension_api_token;

async function holder() {
  const person = await provenVisitor(app, database);
  const call = (method: 'POST' | 'DELETE') => app.call(path, { method, headers: person.headers });
  const made = await call('POST');
  return { ...person, call, token: String(made.json().data?.extension_api_token) };
}
const act = async (key: string, action: string, fields: Record<string, string> = {}, host = 'localhost') =>
  (
    await app.call('/api/v2', {
      method: 'POST',
      payload: { key, action, ...fields },
      headers: { host },
      remoteAddress: newAddress(),
    })
  ).json();

test('the profile has none until its owner makes one, and shows it then', async () => {
  const { bearer } = await provenVisitor(app, database);
  expect(await shown(bearer)).toBeNull();
  const person = await holder();
  expect(person.token).toMatch(/^mqx_[\w-]{43}$/);
  expect(await shown(person.bearer)).toBe(person.token);
});

test('it reads, and changes nothing', async () => {
  const { token } = await holder();
  expect(await act(token, 'balance')).toEqual({ balance: '0', currency: 'USD' });
  expect(await act(token, 'services')).toEqual(expect.any(Array));
  for (const action of ['add', 'refill', 'cancel'])
    expect(
      await act(token, action, { service: '1', link: 'https://x.example', quantity: '1', order: '1' }),
    ).toEqual({
      error: 'Incorrect request',
    });
});

test('another panel, an invented key and a replaced one open nothing', async () => {
  const { token, call } = await holder();
  const refused = { error: 'Invalid API key' };
  expect(await act(token, 'balance', {}, other.host)).toEqual(refused);
  expect(await act(`mqx_${'x'.repeat(43)}`, 'balance')).toEqual(refused);
  const next = (await call('POST')).json().data.extension_api_token;
  expect(await act(token, 'balance')).toEqual(refused);
  expect((await call('DELETE')).statusCode).toBe(204);
  expect(await act(next, 'balance')).toEqual(refused);
});

test('it takes a confirmed address, and a frozen account’s stops', async () => {
  const stranger = await signUpVisitor(app);
  const early = await app.call(path, { method: 'POST', headers: { authorization: stranger.bearer } });
  expect(early.json().code).toBe('email_not_proven');
  const { token, id } = await holder();
  await database.db.updateTable('account').set({ frozen_at: new Date() }).where('id', '=', id).execute();
  expect(await act(token, 'balance')).toEqual({ error: 'Invalid API key' });
});
