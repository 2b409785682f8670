import { expect, test } from 'vitest';
import { createAccount } from '../../testing/create-account.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { unsubscribeSignature } from './unsubscribe-signature.ts';

const database = await testDatabase();
const app = await testApp(database);
const panel = await createHostedPanel(database);
const other = await createHostedPanel(database);
const { keys } = app.installation.appServices;

const all = {
  order_actions_notification: true,
  payment_actions_notification: true,
  subscription_actions_notification: true,
};

async function somebody() {
  const { id } = await createAccount(database.db, panel);
  const path = `/unsubscribe/${id}?signature=${unsubscribeSignature(keys, { panel_id: panel.id, id })}`;
  const get = (url = path, host = panel.host) => app.call(url, { headers: { host } });
  const post = (payload: object | string, url = path, headers: Record<string, string> = {}) =>
    app.call(url, { method: 'POST', payload, headers: { host: panel.host, ...headers } });
  return { id, path, get, post };
}

test('GET shows and changes nothing; POST sets what it names', async () => {
  const { get, post } = await somebody();
  expect((await get()).json()).toEqual({ data: all });
  const answer = await post({ order_actions_notification: false });
  expect(answer.json()).toEqual({ data: { ...all, order_actions_notification: false } });
  expect((await get()).json().data.order_actions_notification).toBe(false);
  expect((await post({ ...all })).json()).toEqual({ data: all });
});

test.each([
  ['as a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'in parts',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
])('one click of a mail program, %s, ends its topic', async (_, type, body) => {
  const { path, get, post } = await somebody();
  const answer = await post(body, `${path}&topic=payment`, { 'content-type': type });
  expect(answer.statusCode).toBe(200);
  expect((await get()).json().data).toEqual({ ...all, payment_actions_notification: false });
  await post(body, path, { 'content-type': type });
  expect(Object.values((await get()).json().data)).toEqual([false, false, false]);
});

test('a form can only say One-Click, and no other call takes a form', async () => {
  const { get, post } = await somebody();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await post('order_actions_notification=false', undefined, headers)).statusCode).toBe(422);
  expect((await post({ role: 'owner' })).statusCode).toBe(422);
  expect((await get()).json().data).toEqual(all);
  const login = await app.call('/login', { method: 'POST', payload: 'email=a', headers });
  expect(login.statusCode).toBe(415);
});

test('a wrong, missing or foreign signature finds nobody', async () => {
  const { id, path, get, post } = await somebody();
  const { path: foreign } = await somebody();
  const signature = new URL(foreign, 'http://x').searchParams.get('signature');
  const missing = (await get('/unsubscribe/999999?signature=abc')).body;
  for (const url of [
    `/unsubscribe/${id}?signature=${signature}`,
    `/unsubscribe/${id}?signature=`,
    `/unsubscribe/${id}`,
  ]) {
    expect((await get(url)).statusCode).toBe(404);
    expect((await get(url)).body).toBe(missing);
    expect((await post({ order_actions_notification: false }, url)).statusCode).toBe(404);
  }
  expect((await get(path, other.host)).statusCode).toBe(404);
  expect((await get()).json()).toEqual({ data: all });
});

test('a browser that opens the address is left to the page', async () => {
  const { path } = await somebody();
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  // This app has no pages, so nothing is found behind the endpoint.
  const answer = await app.call(path, { headers: { host: panel.host, accept } });
  expect(answer.statusCode).toBe(404);
});
