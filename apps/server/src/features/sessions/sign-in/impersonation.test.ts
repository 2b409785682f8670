import type { Endpoint } from '@marquee/contract/endpoint.ts';
import { endpoints } from '@marquee/contract/registry.ts';
import { beforeAll, expect, test } from 'vitest';
import { createHostedPanel, testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { type Role, staffMember } from '../testing/staff-member.ts';
import { post, profileOf, provenVisitor, signUpVisitor, switchCaptchaOff } from '../testing/visitor.ts';

const database = await testDatabase();
const app = await testApp(database);
const other = await createHostedPanel(database);
beforeAll(() => switchCaptchaOff(database));

const roleOf = (id: bigint, role: Role) =>
  database.db.updateTable('account').set({ role }).where('id', '=', id).execute();

async function staff(role: Role) {
  const person = await staffMember(app, database, role);
  const { headers } = person;
  const lookInOn = (id: bigint, reason = 'ticket 7', host = 'localhost') =>
    post(app, `/api/v1/admin/accounts/${id}/impersonation`, { reason }, { headers: { ...headers, host } });
  return { ...person, lookInOn };
}
const tokenOf = (answer: { json(): { data: { url: string } } }) =>
  new URL(answer.json().data.url).searchParams.get('token');
const open = (token: string | null) => post(app, '/login/code', { token });

async function lookedInOn() {
  const [operator, customer] = [await staff('support'), await provenVisitor(app, database)];
  const opened = await open(tokenOf(await operator.lookInOn(customer.id)));
  return { operator, customer, opened, bearer: String(opened.headers.authorization) };
}

test('an operator looks in once, with a reason, for half an hour, and it is written down', async () => {
  const { operator, customer, opened, bearer } = await lookedInOn();
  const { data } = opened.json();
  expect(data).toMatchObject({
    email: customer.email,
    permissions: [],
    impersonation: { reason: 'ticket 7' },
  });
  const left = Date.parse(data.impersonation.ends_at) - Date.now();
  expect(left).toBeGreaterThan(29 * 60_000);
  expect(left).toBeLessThanOrEqual(30 * 60_000);
  // No refresh cookie, and nothing that marks this browser as the customer's.
  expect(opened.cookies.map(({ name }) => name)).not.toContain('__Host-REFRESH_TOKEN');
  expect(opened.cookies.map(({ name }) => name)).not.toContain('__Host-KNOWN_DEVICE');
  const written = await database.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'subject_id', 'reason'])
    .where('action', '=', 'sessions.impersonate')
    .where('subject_id', '=', String(customer.id))
    .execute();
  expect(written).toEqual([{ actor_id: operator.id, subject_id: String(customer.id), reason: 'ticket 7' }]);
  const seen = (await app.call('/api/v1/sessions', { headers: customer.headers })).json().data;
  expect(seen).toContainEqual(expect.objectContaining({ is_impersonation: true }));
  expect((await profileOf(app, bearer)).statusCode).toBe(200);
});

test('the code works once; who has no permission, no reason or the wrong target gets none', async () => {
  const [operator, customer] = [await staff('support'), await provenVisitor(app, database)];
  const token = tokenOf(await operator.lookInOn(customer.id));
  expect([(await open(token)).statusCode, (await open(token)).statusCode]).toEqual([200, 422]);
  expect((await operator.lookInOn(customer.id, ' ')).statusCode).toBe(422);
  const colleague = await staff('owner');
  for (const id of [colleague.id, operator.id, 999_999_999n])
    expect((await operator.lookInOn(id)).statusCode).toBe(404);
  const editor = await staff('editor');
  expect((await editor.lookInOn(customer.id)).statusCode).toBe(404);
  const nobody = await signUpVisitor(app);
  const query = await post(
    app,
    `/api/v1/admin/accounts/${customer.id}/impersonation`,
    { reason: 'curious' },
    { headers: { authorization: nobody.bearer } },
  );
  expect(query.statusCode).toBe(404);
  const elsewhere = await operator.lookInOn(customer.id, 'ticket 7', other.host);
  expect(elsewhere.statusCode).toBe(401);
});

test('who is dismissed while looking in sees nothing more', async () => {
  const { operator, bearer } = await lookedInOn();
  await roleOf(operator.id, 'customer');
  await expect.poll(async () => (await profileOf(app, bearer)).statusCode, { timeout: 1000 }).toBe(401);
});

const closedToOperators = Object.values<Endpoint>(endpoints).filter(
  ({ access, idempotent, errors }) => access !== 'guest' && (idempotent || errors?.includes('impersonated')),
);

test('whatever costs money, pays out, or changes or reveals a way in is closed', async () => {
  const names = closedToOperators.map(({ name }) => name);
  for (const name of [
    ...['placeOrders', 'placeWidgetOrders', 'requestOrders', 'requestOrdersWithCard', 'createSubscription'],
    ...['addFunds', 'payOrderByBalance', 'payOrderByInvoice', 'linkCard', 'removeLinkedCard', 'moveEarnings'],
    ...['requestWithdrawal', 'cancelWithdrawal', 'changePassword', 'requestEmailChange', 'setEmail'],
    ...['createApiToken', 'deleteApiToken', 'restrictApiToken', 'endSession', 'endOtherSessions'],
    ...['startTotp', 'confirmTotp', 'removeTotp', 'startPasskey', 'addPasskey', 'removePasskey'],
    ...['renewRecoveryCodes', 'confirmIdentity', 'connectSocial', 'disconnectSocial', 'attachTelegram'],
    ...['exportAccountData', 'exportAccountTable', 'closeAccount', 'getVerificationFile'],
    ...['uploadVerificationDocument', 'deleteVerificationDocument', 'impersonate'],
    ...['openTicket', 'replyToTicket', 'askOrderSupport', 'markInvoicePaid', 'submitReviews'],
  ])
    expect(names).toContain(name);

  const { bearer } = await lookedInOn();
  for (const { name, method, path, access } of closedToOperators) {
    const answer = await app.call(path.replaceAll(/\{\w+\}/g, '1'), {
      method,
      headers: { authorization: bearer },
      ...(method === 'GET' ? {} : { payload: {} }),
    });
    const request = access.startsWith('staff:') ? ['impersonated', 'not_found'] : ['impersonated'];
    expect([name, request.includes(answer.json().code)]).toEqual([name, true]);
  }
});

test('ending it leaves the operator’s own session in the browser', async () => {
  const { bearer } = await lookedInOn();
  const left = await post(app, '/logout', {}, { headers: { authorization: bearer } });
  const cleared = left.cookies.map(({ name }) => name);
  expect(cleared).toContain('__Host-IMPERSONATION');
  expect(cleared).not.toContain('__Host-REFRESH_TOKEN');
  await expect.poll(async () => (await profileOf(app, bearer)).statusCode, { timeout: 2000 }).toBe(401);
});

test('in a browser the impersonation counts only where it was opened', async () => {
  const { customer, opened, bearer } = await lookedInOn();
  const secret = opened.cookies.find(({ name }) => name === '__Host-IMPERSONATION');
  expect(secret).toMatchObject({ httpOnly: true, secure: true, path: '/', maxAge: 30 * 60 });
  expect(secret).not.toHaveProperty('domain');
  const inBrowser = (cookie: string) =>
    app.call('/api/v1/profile', {
      headers: { authorization: bearer, 'sec-fetch-site': 'same-origin', cookie },
    });
  const seen = await inBrowser(`__Host-IMPERSONATION=${secret?.value}`);
  expect(seen.json().data.email).toBe(customer.email);
  expect((await inBrowser('')).statusCode).toBe(401);
  const asRefresh = await app.call('/refresh', {
    headers: { cookie: `__Host-IMPERSONATION=${secret?.value}` },
  });
  expect(asRefresh.statusCode).toBe(401);
});
