import { expect, test } from 'vitest';
import { createAccount } from '../../../testing/create-account.ts';
import { createHostedPanel, testApp } from '../../../testing/test-app.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { issueOneTimeCode } from '../../accounts/index.ts';
import { post, profileOf } from '../testing/visitor.ts';

const database = await testDatabase();
const app = await testApp(database);
const panel = await createHostedPanel(database);
const other = await createHostedPanel(database);
const [customer, operator] = await Promise.all([
  createAccount(database.db, panel),
  createAccount(database.db, panel, { role: 'support' }),
]);

async function code(changes: Partial<Parameters<typeof issueOneTimeCode>[1]> = {}): Promise<string> {
  const ctx = await testContext(database, { panel });
  ctx.clock.set(new Date());
  const made = await issueOneTimeCode(ctx, {
    purpose: 'impersonation',
    accountId: customer.id,
    seconds: 60,
    issuedBy: operator.id,
    reason: 'ticket 7',
    ...changes,
  });
  return made ?? '';
}
const swap = (token: string, host = panel.host) => post(app, '/login/code', { token }, { headers: { host } });

test('an impersonation code opens one session of half an hour that names the operator', async () => {
  const token = await code();
  expect((await swap(token, other.host)).statusCode).toBe(422);
  const answers = await Promise.all([swap(token), swap(token), swap(token)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
  const opened = answers.find(({ statusCode }) => statusCode === 200);
  expect(opened?.cookies.map(({ name }) => name)).toEqual(['__Host-IMPERSONATION']);
  expect(opened?.json().data.id).toBe(Number(customer.id));
  const [session] = await database.db.selectFrom('session').selectAll().execute();
  expect(session).toMatchObject({ on_behalf_of: operator.id, reason: 'ticket 7', account_id: customer.id });
  const before = session?.expires_at.getTime() ?? 0;
  expect(before - Date.now()).toBeLessThanOrEqual(30 * 60_000);

  const headers = { host: panel.host, authorization: String(opened?.headers.authorization) };
  expect((await app.call('/refresh', { headers })).statusCode).toBe(200);
  const [renewed] = await database.db.selectFrom('session').select('expires_at').execute();
  expect(renewed?.expires_at.getTime()).toBe(before);
});

test('a code of another purpose, a late one and a made-up one open nothing', async () => {
  const tokens = [
    await code({ purpose: 'password-reset' }),
    await code({ purpose: 'verify-email' }),
    await code({ seconds: -1 }),
    'made-up',
  ];
  for (const token of tokens) expect((await swap(token)).statusCode).toBe(422);
});

test('a widget signs its own customer in for as long as anybody', async () => {
  const answer = await swap(
    await code({ purpose: 'widget-sign-in', issuedBy: undefined, reason: undefined }),
  );
  expect(answer.statusCode).toBe(200);
  expect(answer.cookies.map(({ name }) => name)).toContain('__Host-REFRESH_TOKEN');
  const profile = await profileOf(app, String(answer.headers.authorization), { host: panel.host });
  expect(profile.json().data.id).toBe(Number(customer.id));
});
