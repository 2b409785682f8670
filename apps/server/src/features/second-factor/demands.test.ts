import type { Endpoint } from '@marquee/contract/endpoint.ts';
import { endpoints } from '@marquee/contract/registry.ts';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import {
  password,
  post,
  provenVisitor,
  signUpVisitor,
  switchCaptchaOff,
} from '../sessions/testing/visitor.ts';

const database = await testDatabase();
const app = await testApp(database);
await switchCaptchaOff(database);

const all: Endpoint[] = Object.values(endpoints);
const fresh = all.filter((endpoint) => endpoint.fresh);
const provenEmail = all.filter((endpoint) => endpoint.provenEmail);

function call({ method, path }: Endpoint, authorization: string) {
  const url = path.replace('{provider}', 'google').replace(/\{\w+\}/g, '1');
  return app.call(url, { method, headers: { authorization }, ...(method === 'GET' ? {} : { payload: {} }) });
}

/** As if the browser had been left open over lunch. */
async function forgetProofs(): Promise<void> {
  await database.db
    .updateTable('sign_in_proof')
    .set({ proven_at: new Date(Date.now() - 11 * 60_000) })
    .execute();
}

test('a browser left open is asked who sits there, and goes on after the answer', async () => {
  // The owner may make every call, those of the console included.
  const { headers } = await staffMember(app, database, 'owner');
  const bearer = headers.authorization;
  await forgetProofs();
  for (const endpoint of fresh) {
    const answer = await call(endpoint, bearer);
    expect([endpoint.name, answer.statusCode, answer.json().code]).toEqual([
      endpoint.name,
      409,
      'sign_in_again',
    ]);
  }
  await post(app, '/api/v1/profile/confirm-identity', { password }, { headers });
  for (const endpoint of fresh) {
    const { body } = await call(endpoint, bearer);
    expect([endpoint.name, body.includes('sign_in_again')]).toEqual([endpoint.name, false]);
  }
});

test('an address that nobody has proven makes nothing of value', async () => {
  const { bearer } = await signUpVisitor(app);
  for (const endpoint of provenEmail) {
    const answer = await call(endpoint, bearer);
    expect([endpoint.name, answer.statusCode, answer.json().code]).toEqual([
      endpoint.name,
      409,
      'email_not_proven',
    ]);
  }
});

test('a key that is being made while its maker is signed out is not made', async () => {
  const person = await provenVisitor(app, database);
  const make = () => app.call('/api/v1/api-token', { method: 'POST', headers: person.headers });
  expect((await make()).statusCode).toBe(200);
  await database.db.deleteFrom('api_token').where('account_id', '=', person.id).execute();
  // The session is still known to the process, but has ended in the database.
  await database.db
    .updateTable('session')
    .set({ ended_at: new Date() })
    .where('account_id', '=', person.id)
    .execute();
  expect((await make()).statusCode).toBe(401);
});
