import { randomUUID } from 'node:crypto';
import { money } from '@marquee/domain/money/money.ts';
import { expect, test } from 'vitest';
import { rootPanel } from '../../testing/root-panel.ts';
import { startLostCommits } from '../../testing/start-lost-commits.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createNetwork, createService, createServiceType } from '../catalogue/testing/create-catalogue.ts';
import { creditWallet } from '../ledger/index.ts';
import { newAddress, provenVisitor, switchCaptchaOff } from '../sessions/testing/visitor.ts';

const database = await testDatabase();
const lossy = await startLostCommits(database);
const app = await testApp(lossy.database);
await switchCaptchaOff(database);
const panel = await rootPanel(database);
const type = await createServiceType(database.db, await createNetwork(database.db, panel));
const service = await createService(database.db, type, { min: 1n, max: 10_000n });

async function reseller() {
  const { id, bearer } = await provenVisitor(app, database);
  const made = await app.call('/api/v1/api-token', { method: 'POST', headers: { authorization: bearer } });
  await creditWallet(await testContext(database, { panel }), {
    type: 'admin',
    wallet: 'cash',
    key: `test:${id}`,
    customerId: id,
    amount: money(10_000_000_000n),
    reason: 'Test',
  });
  const remoteAddress = newAddress();
  const call = (fields: Record<string, string>) =>
    app.call('/api/v2', {
      method: 'POST',
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ key: made.json().data.api_token, ...fields }).toString(),
    });
  const orders = () =>
    database.db.selectFrom('customer_order').select('id').where('account_id', '=', id).execute();
  return { call, orders };
}

const add = (key: string) => ({
  action: 'add',
  service: String(service.id),
  link: `https://example.com/${key}`,
  quantity: '1000',
  idempotency_key: key,
});

test.each([
  ['57P01', 503, 'Service temporarily unavailable', '5'],
  ['XX000', 500, 'Internal error', undefined],
])(
  'an order that stands is not refused when its answer is lost (%s)',
  async (sqlState, status, error, retryAfter) => {
    const { call, orders } = await reseller();
    const request = add(randomUUID());
    // The catalogue in memory learns of the service a moment later.
    while ((await call({ action: 'services' })).json().length === 0);
    lossy.loseNext(sqlState);
    const answer = await call(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ error });
    expect(answer.headers['retry-after']).toBe(retryAfter);
    const [order, ...others] = await orders();
    expect(others).toEqual([]);
    const repeated = await call(request);
    expect([repeated.statusCode, repeated.json()]).toEqual([200, { order: Number(order?.id) }]);
    expect(await orders()).toHaveLength(1);
  },
);

test('what the caller did wrong is still said with 200', async () => {
  const { call } = await reseller();
  const answer = await call({ ...add(randomUUID()), quantity: 'many' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { error: 'Incorrect request' }]);
});
