import { once as onceEvent } from 'node:events';
import http from 'node:http';
import { expect, test } from 'vitest';
import { createHostedPanel, testApp } from '../../../testing/test-app.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { password, switchCaptchaOff } from '../../sessions/testing/visitor.ts';
import { notify } from '../notify.ts';

const database = await testDatabase();
const panel = await createHostedPanel(database);
const ctx = await testContext(database, { panel });
await switchCaptchaOff(database, panel.id);
const app = await testApp(database);

async function visitor() {
  const email = `${crypto.randomUUID()}@people.example`;
  const answer = await app.call('/register', {
    method: 'POST',
    headers: { host: panel.host },
    payload: { name: 'Robin', email, password, password_confirmation: password },
  });
  const headers = { host: panel.host, authorization: String(answer.headers.authorization) };
  return { id: BigInt(answer.json().data.id), headers };
}

test('an open page hears of a new one, and of one read elsewhere; others’ are not found', async () => {
  const [me, other] = [await visitor(), await visitor()];
  const address = await app.server.listen({ host: '127.0.0.1', port: 0 });
  const request = http.get(`${address}/api/v1/notifications/events`, { headers: me.headers });
  const [response] = (await onceEvent(request, 'response')) as [http.IncomingMessage];
  response.setEncoding('utf8');
  let received = '';
  response.on('data', (text: string) => {
    received += text;
  });
  /** The latest event says this. */
  const until = (part: string) => expect.poll(() => received.split('event:').at(-1)).toContain(part);
  await until('"unread":0');
  await notify(ctx, me.id, { kind: 'order-completed', orderId: 7n, service: 'Views', quantity: 10n });
  await until('"unread":1');

  const profile = await app.call('/api/v1/profile', { headers: me.headers });
  expect(profile.json().data.unread_notifications).toBe(1);
  const list = await app.call('/api/v1/notifications', { headers: me.headers });
  const [{ id }] = list.json().data;
  const read = (who: typeof me, number: number) =>
    app.call(`/api/v1/notifications/${number}/read`, { method: 'POST', headers: who.headers });
  const [foreign, absent] = [await read(other, id), await read(other, 9_000_000_000)];
  expect([foreign.statusCode, foreign.body]).toEqual([404, absent.body]);
  expect((await read(me, id)).json()).toEqual({ data: { unread: 0 } });
  await until('"unread":0');
  request.destroy();
});
