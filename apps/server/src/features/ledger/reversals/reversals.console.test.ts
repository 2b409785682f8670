import { expect, test } from 'vitest';
import { rootPanel } from '../../../testing/root-panel.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { staffMember } from '../../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../../sessions/testing/visitor.ts';
import { chargeWallets } from '../charges/charge-wallets.ts';
import { creditWallet } from '../credit-wallet.ts';
import { freshId, fundCustomer, usd } from '../testing/fund-customer.ts';
import { walletBalances } from '../wallets.ts';

const database = await testDatabase();
const app = await testApp(database);
const ctx = await testContext(database, { panel: await rootPanel(database) });
await switchCaptchaOff(database);
const finance = await staffMember(app, database, 'finance');
const reverse = (txnId: bigint, reason = 'booked by mistake') =>
  app.call(`/api/v1/admin/ledger/transactions/${txnId}/reversal`, {
    method: 'POST',
    headers: finance.headers,
    payload: { reason },
  });

test('ten reversals at once undo a transaction once, with who did it and why', async () => {
  const customerId = await fundCustomer(ctx, { cash: usd('1') });
  const { txnId } = await creditWallet(ctx, {
    type: 'admin',
    wallet: 'cash',
    reason: 'a gift',
    customerId,
    amount: usd('5'),
    key: `gift:${customerId}`,
  });
  const answers = await Promise.all(Array.from({ length: 10 }, () => reverse(txnId)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, ...Array(9).fill(409)]);
  expect((await walletBalances(ctx, { customerId })).cash).toBe(usd('1'));
  const audited = await database.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'reason'])
    .where('subject_type', '=', 'transaction')
    .where('subject_id', '=', String(txnId))
    .execute();
  expect(audited).toEqual([{ action: 'ledger.reverse', actor_id: finance.id, reason: 'booked by mistake' }]);
});

test('what belongs to a payment or an order is undone there, what was spent not at all', async () => {
  const customerId = await fundCustomer(ctx);
  const credit = (key: string, ref?: { type: 'invoice' | 'order'; id: bigint }) =>
    creditWallet(ctx, { type: 'bonus', customerId, amount: usd('1'), key: `${key}:${customerId}`, ref });
  const [ofInvoice, ofOrder] = [
    await credit('a', { type: 'invoice', id: freshId() }),
    await credit('b', { type: 'order', id: freshId() }),
  ];
  for (const { txnId } of [ofInvoice, ofOrder]) expect((await reverse(txnId)).statusCode).toBe(409);
  const spent = await credit('c');
  await chargeWallets(ctx, { customerId, orderId: freshId(), amount: usd('3') });
  expect((await reverse(spent.txnId)).json()).toMatchObject({ code: 'insufficient_balance' });
});

test('another panel’s transaction is not there, and a reason is needed', async () => {
  const elsewhere = await testContext(database);
  const customerId = await fundCustomer(elsewhere);
  const foreign = await creditWallet(elsewhere, { type: 'bonus', customerId, amount: usd('1'), key: 'x' });
  expect((await reverse(foreign.txnId)).statusCode).toBe(404);
  expect((await reverse(foreign.txnId, ' ')).statusCode).toBe(422);
});
