import { beforeAll, expect, test } from 'vitest';
import { Refusal } from '../../platform/errors.ts';
import { createRateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { newAddress, provenVisitor, switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { authenticateApiToken } from './index.ts';

const database = await testDatabase();
const app = await testApp(database);
const other = await createHostedPanel(database);
beforeAll(() => switchCaptchaOff(database));
const root = await rootPanel(database);
const limiter = createRateLimiter(database.pool, (await testContext(database, { panel: root })).log);

async function visitor() {
  const { id, bearer } = await provenVisitor(app, database);
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', payload?: object) =>
    app.call('/api/v1/api-token', {
      method,
      headers: { authorization: bearer },
      ...(payload ? { payload } : {}),
    });
  const create = async (): Promise<string> => (await call('POST')).json().data.api_token;
  return { id, call, create };
}

async function speaks(token: string, address = newAddress(), panel = root) {
  const ctx = await testContext(database, { panel });
  const incoming = {
    address,
    subnet: address,
    consume: (name: string, key: string, limit: Parameters<typeof limiter.consume>[3]) =>
      limiter.consume(panel.id, name, key, limit),
  };
  return authenticateApiToken(ctx, incoming, token);
}

test('is shown once, kept as a hash, and told by its hint', async () => {
  const { call, create, id } = await visitor();
  expect((await call('GET')).json().data).toEqual({ api_token: null, details: null });
  const token = await create();
  expect(token).toMatch(/^mq_[\w-]{43}$/);
  const { api_token, details } = (await call('GET')).json().data;
  expect([api_token, details.hint, details.last_used_at]).toEqual([null, `mq_…${token.slice(-4)}`, null]);
  const row = await database.db
    .selectFrom('api_token')
    .selectAll()
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(
    JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toContain(token);
  expect(row.hash.toString('utf8')).not.toContain(token);
});

test('speaks for its account, never with a permission of its role, and says when it last did', async () => {
  const { id, call, create } = await visitor();
  const token = await create();
  expect(await speaks(token, '203.0.113.9')).toEqual({
    kind: 'user',
    accountId: id,
    permissions: [],
    frozen: false,
  });
  expect((await call('GET')).json().data.details).toMatchObject({ last_used_address: '203.0.113.9' });
  await database.db.updateTable('account').set({ role: 'owner' }).where('id', '=', id).execute();
  expect(await speaks(token)).toMatchObject({ permissions: [] });
  expect(await speaks(token, '203.0.113.9', other)).toBeUndefined();
});

test('a new one replaces the old at once; a deleted one is gone', async () => {
  const { call, create } = await visitor();
  const first = await create();
  const second = await create();
  expect(await speaks(first)).toBeUndefined();
  expect(await speaks(second)).toBeDefined();
  expect((await call('DELETE')).statusCode).toBe(204);
  // Cached for half a second, like sessions.
  await expect.poll(() => speaks(second)).toBeUndefined();
  expect((await call('PATCH', { allowed_addresses: [] })).statusCode).toBe(404);
});

test('works only from the addresses it was given, which outlive a replacement', async () => {
  const { call, create } = await visitor();
  await create();
  const wrong = await call('PATCH', { allowed_addresses: ['203.0.113.0/24', 'office'] });
  expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['allowed_addresses.1']]);
  const set = await call('PATCH', { allowed_addresses: ['203.0.113.9/24', '203.0.113.0/24', '::1'] });
  expect(set.json().data.details.allowed_addresses).toEqual(['203.0.113.0/24', '::1']);
  const token = await create();
  expect(await speaks(token, '203.0.113.77')).toBeDefined();
  expect(await speaks(token, '198.51.100.1')).toBeUndefined();
});

test('a frozen account is known as such', async () => {
  const { id, create } = await visitor();
  const token = await create();
  await database.db.updateTable('account').set({ frozen_at: new Date() }).where('id', '=', id).execute();
  expect(await speaks(token)).toMatchObject({ frozen: true });
});

test('120 calls a minute for one token, and guessing ends sooner', async () => {
  const { create } = await visitor();
  const token = await create();
  const outcome = (attempt: Promise<unknown>) =>
    attempt.catch((error) => (error instanceof Refusal ? error.code : error));
  const answers = await Promise.all(Array.from({ length: 125 }, () => outcome(speaks(token))));
  expect(answers.filter((answer) => answer === 'too_many_requests')).toHaveLength(5);
  const address = newAddress();
  const guesses = await Promise.all(
    Array.from({ length: 35 }, (_, n) => outcome(speaks(`mq_${String(n).padStart(43, 'x')}`, address))),
  );
  expect(guesses.filter((answer) => answer === 'too_many_requests')).toHaveLength(5);
});
