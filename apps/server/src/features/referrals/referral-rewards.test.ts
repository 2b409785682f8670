import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { freezeAccount, guestOrdersTaken } from '../accounts/index.ts';
import { closeDispute } from '../invoices/reversals/close-dispute.ts';
import { refundInvoice } from '../invoices/reversals/refund-invoice.ts';
import { settleInvoice } from '../invoices/settling/settle-invoice.ts';
import { evidenceOf, reloadInvoice } from '../invoices/testing/create-invoice.ts';
import { holdForWithdrawal, moveEarnings, payWithdrawal } from '../ledger/index.ts';
import { freshId, usd } from '../ledger/testing/fund-customer.ts';
import { cancelOrder, completeOrder } from '../orders/index.ts';
import { changeSettings } from '../settings/index.ts';
import { decideReward } from './decide-reward.ts';
import { referralShop } from './testing/referral-shop.ts';

const database = await testDatabase();
const { db } = database;
const shop = await referralShop(database);
const { ctx } = shop;

/** A referrer, whom they brought, and what that person paid in. */
async function pair(amount = '10', values: Parameters<typeof shop.referred>[1] = {}) {
  const referrer = await shop.account();
  const person = await shop.referred(referrer, values);
  const invoice = await shop.topUp(person, usd(amount));
  return { referrer, person, invoice };
}
const report = async (invoice: Awaited<ReturnType<typeof pair>>['invoice'], news: 'disputed' | 'refunded') =>
  settleInvoice(ctx, invoice.id, evidenceOf(ctx, await reloadInvoice(ctx, invoice), { news }));

test('a completed order brings its share of the cash, once', async () => {
  const { referrer, person } = await pair();
  await shop.bonus(person, usd('3'), `bonus:${person}`);
  const orderId = await shop.order(person, usd('8'));
  expect(await shop.reward(orderId)).toBeUndefined();
  await Promise.all(Array.from({ length: 5 }, () => completeOrder(ctx, orderId)));
  // Three of the eight were bonus money.
  expect(await shop.reward(orderId)).toMatchObject({
    state: 'matured',
    earned: usd('0.5'),
    paid: usd('0.5'),
  });
  expect(await shop.wallets(referrer)).toMatchObject({ referral: usd('0.5'), cash: 0n });
  const posted = await db
    .selectFrom('ledger_txn')
    .select(['type', 'idem_key'])
    .where('panel_id', '=', ctx.panel.id)
    .where('ref_type', '=', 'referral')
    .where('ref_id', '=', orderId)
    .execute();
  expect(posted).toEqual([{ type: 'referral', idem_key: `ref:${orderId}` }]);
  expect(await shop.books()).toEqual([]);
});

test('a partial order brings a share of what was kept; a whole cancellation brings nothing', async () => {
  const { referrer, person } = await pair();
  const [partly, wholly] = [await shop.order(person, usd('4')), await shop.order(person, usd('4'))];
  await cancelOrder(ctx, { orderId: partly, reason: 'operator', delivered: 250n });
  await cancelOrder(ctx, { orderId: wholly, reason: 'customer' });
  expect(await shop.reward(partly)).toMatchObject({ cash_kept: usd('1'), paid: usd('0.1') });
  expect(await shop.reward(wholly)).toBeUndefined();
  expect((await shop.wallets(referrer)).referral).toBe(usd('0.1'));
});

test('without a referrer, with a closed one, or while the panel pays nothing, nothing is earned', async () => {
  const alone = await shop.account();
  await shop.topUp(alone, usd('5'));
  const { referrer, person } = await pair('20');
  const [first, second] = [await shop.order(alone, usd('5')), await shop.order(person, usd('5'))];
  await completeOrder(ctx, first);
  await db.updateTable('account').set({ closed_at: new Date() }).where('id', '=', referrer).execute();
  await completeOrder(ctx, second);
  await db.updateTable('account').set({ closed_at: null }).where('id', '=', referrer).execute();
  const third = await shop.order(person, usd('5'));
  await changeSettings(ctx, { referral_program_percent: 0 });
  await completeOrder(ctx, third);
  await changeSettings(ctx, { referral_program_percent: 0.1 });
  for (const orderId of [first, second, third]) expect(await shop.reward(orderId)).toBeUndefined();
});

test('a dispute takes the reward back, and a dispute that is won restores it', async () => {
  const { referrer, person, invoice } = await pair();
  const orderId = await shop.order(person, usd('10'));
  await completeOrder(ctx, orderId);
  await report(invoice, 'disputed');
  expect(await shop.reward(orderId)).toMatchObject({ state: 'matured', earned: usd('1'), paid: 0n });
  expect(await shop.wallets(referrer)).toMatchObject({ referral: 0n, owed: 0n });
  await report(invoice, 'disputed');
  expect((await shop.wallets(referrer)).referral).toBe(0n);
  await closeDispute(ctx, { invoiceId: invoice.id, outcome: 'won', reason: 'the bank agreed' });
  expect((await shop.wallets(referrer)).referral).toBe(usd('1'));
  expect(await shop.news(referrer)).toEqual([
    { event: 'earned', amount: usd('2'), orders: 2 },
    { event: 'reversed', amount: usd('1'), orders: 1 },
  ]);
  expect(await shop.books()).toEqual([]);
});

test('a debt that is repaid is cash kept: the reward comes back, once all of it is repaid', async () => {
  const { referrer, person, invoice } = await pair();
  const orderId = await shop.order(person, usd('10'));
  await completeOrder(ctx, orderId);
  await report(invoice, 'disputed');
  await shop.topUp(person, usd('4'));
  expect((await shop.wallets(referrer)).referral).toBe(0n);
  const last = await shop.topUp(person, usd('7'));
  expect((await shop.wallets(referrer)).referral).toBe(usd('1'));
  await report(last, 'disputed');
  expect((await shop.wallets(referrer)).referral).toBe(usd('0.4'));
  expect(await shop.books()).toEqual([]);
});

test('only the cash that is gone counts: what was left on the balance covers a refund', async () => {
  const { referrer, person, invoice } = await pair();
  const orderId = await shop.order(person, usd('6'));
  await completeOrder(ctx, orderId);
  await refundInvoice(ctx, { invoiceId: invoice.id, amount: usd('4'), reason: 'the rest' });
  expect((await shop.wallets(referrer)).referral).toBe(usd('0.6'));
  await report(invoice, 'refunded');
  expect(await shop.reward(orderId)).toMatchObject({ paid: 0n });
  expect((await shop.wallets(referrer)).referral).toBe(0n);
  expect(await shop.books()).toEqual([]);
});

test('an order that ends while its payment is disputed brings nothing until the dispute is won', async () => {
  const { referrer, person, invoice } = await pair();
  const orderId = await shop.order(person, usd('10'));
  await db
    .updateTable('customer_order')
    .set({ handed_over_at: new Date() })
    .where('id', '=', orderId)
    .execute();
  await report(invoice, 'disputed');
  await completeOrder(ctx, orderId);
  expect(await shop.reward(orderId)).toMatchObject({ earned: usd('1'), paid: 0n });
  await closeDispute(ctx, { invoiceId: invoice.id, outcome: 'won', reason: 'the bank agreed' });
  expect((await shop.wallets(referrer)).referral).toBe(usd('1'));
  expect(await shop.books()).toEqual([]);
});

test('earnings that are gone are taken from the balance, and the rest is owed', async () => {
  const { referrer, person, invoice } = await pair('100');
  const orderId = await shop.order(person, usd('100'));
  await completeOrder(ctx, orderId);
  const withdrawalId = freshId();
  await holdForWithdrawal(ctx, { customerId: referrer, withdrawalId, amount: usd('6') });
  await payWithdrawal(ctx, { withdrawalId, methodId: shop.methodId });
  await moveEarnings(ctx, { customerId: referrer, wallet: 'referral', amount: usd('3'), key: `m${orderId}` });
  await report(invoice, 'disputed');
  expect(await shop.wallets(referrer)).toMatchObject({ referral: 0n, cash: 0n, owed: usd('6') });
  expect(await shop.reward(orderId)).toMatchObject({ paid: 0n, uncovered: usd('9') });
  await closeDispute(ctx, { invoiceId: invoice.id, outcome: 'won', reason: 'the bank agreed' });
  // What the balance had paid is balance again, never money to withdraw.
  expect(await shop.wallets(referrer)).toMatchObject({ referral: usd('1'), cash: usd('3'), owed: 0n });
  expect(await shop.reward(orderId)).toMatchObject({ paid: usd('10'), uncovered: 0n });
  // The withdrawal has no row here.
  expect((await shop.books()).map(({ rule }) => rule)).toEqual([]);
});

test.each([
  ['email', { email: 'ma.ry+2@gmail.com' }, { email: 'mary@gmail.com' }],
  ['email', { claimed_email: 'mary+x@mail.example', email: null }, { email: 'mary@mail.example' }],
  ['browser', { shares_browser_with_referrer: true }, {}],
] as const)('one person by %s: the reward waits for an operator', async (reason, values, own) => {
  const referrer = await shop.account(own);
  const person = await shop.referred(referrer, values);
  await shop.topUp(person, usd('10'));
  const orderId = await shop.order(person, usd('10'));
  await completeOrder(ctx, orderId);
  expect(await shop.reward(orderId)).toMatchObject({ state: 'held', hold_reasons: [reason], paid: 0n });
  expect((await shop.wallets(referrer)).referral).toBe(0n);
});

test('one person by address or card', async () => {
  const { referrer, person } = await pair();
  const seen = { panel_id: ctx.panel.id, method: 'password', succeeded: true, user_agent: '' } as const;
  const card = {
    panel_id: ctx.panel.id,
    method_id: shop.methodId,
    status: 'active',
    gateway_customer: 'customer',
    gateway_card: 'card',
    brand: 'Visa',
    last_digits: '4242',
    expires_year: 2030,
    expires_month: 4,
  } as const;
  for (const account_id of [referrer, person]) {
    await db
      .insertInto('login_attempt')
      .values({ ...seen, account_id, address: '10.1.2.3' })
      .execute();
    await db
      .insertInto('linked_card')
      .values({ ...card, account_id })
      .execute();
  }
  const orderId = await shop.order(person, usd('10'));
  await completeOrder(ctx, orderId);
  expect(await shop.reward(orderId)).toMatchObject({ state: 'held', hold_reasons: ['address', 'card'] });
});

test('a frozen referrer waits', async () => {
  const { referrer, person } = await pair();
  await inTransaction(ctx, (tx) =>
    freezeAccount(tx, {
      accountId: referrer,
      cause: 'operator',
      reference: '',
      reason: 'being looked at',
    }),
  );
  const orderId = await shop.order(person, usd('10'));
  await completeOrder(ctx, orderId);
  expect(await shop.reward(orderId)).toMatchObject({ state: 'held', hold_reasons: ['frozen'] });
});

test('an operator decides once, under any number of clicks, and the next rewards of the two follow', async () => {
  const operator = await shop.account({ role: 'finance' });
  const staff = {
    ...ctx,
    actor: { kind: 'user', accountId: operator, permissions: [], frozen: false } as const,
  };
  const { referrer, person } = await pair('30', { shares_browser_with_referrer: true });
  const [first, second] = [await shop.order(person, usd('10')), await shop.order(person, usd('10'))];
  await completeOrder(ctx, first);
  await Promise.all(
    Array.from({ length: 5 }, () => decideReward(staff, { orderId: first, state: 'matured' })),
  );
  expect((await shop.wallets(referrer)).referral).toBe(usd('1'));
  await expect(decideReward(staff, { orderId: first, state: 'refused', reason: 'no' })).rejects.toMatchObject(
    {
      code: 'wrong_state',
    },
  );
  await completeOrder(ctx, second);
  expect(await shop.reward(second)).toMatchObject({ state: 'matured', paid: usd('1') });
  const audited = await db
    .selectFrom('audit_entry')
    .select('actor_id')
    .where('panel_id', '=', ctx.panel.id)
    .where('action', '=', 'referrals.decide')
    .where('subject_id', '=', String(first))
    .execute();
  expect(audited).toEqual([{ actor_id: operator }]);
  // Something new about the two is looked at again.
  const seen = { panel_id: ctx.panel.id, method: 'password', succeeded: true, user_agent: '' } as const;
  for (const account_id of [referrer, person])
    await db
      .insertInto('login_attempt')
      .values({ ...seen, account_id, address: '10.7.7.7' })
      .execute();
  const third = await shop.order(person, usd('10'));
  await completeOrder(ctx, third);
  expect(await shop.reward(third)).toMatchObject({ state: 'held' });
  await decideReward(staff, { orderId: third, state: 'refused', reason: 'the same person' });
  expect(await shop.reward(third)).toMatchObject({ state: 'refused', paid: 0n });
  expect(await shop.news(referrer)).toEqual([
    { event: 'earned', amount: usd('2'), orders: 2 },
    { event: 'held', amount: usd('2'), orders: 2 },
    { event: 'refused', amount: usd('1'), orders: 1 },
  ]);
  expect(await shop.books()).toEqual([]);
});

test('an order that completes while its payment is disputed is counted one way or the other, never neither', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { referrer, person, invoice } = await pair();
    const orderId = await shop.order(person, usd('10'));
    await Promise.all([completeOrder(ctx, orderId), report(invoice, 'disputed')]);
    expect(await shop.reward(orderId)).toMatchObject({ earned: usd('1'), paid: 0n });
    expect((await shop.wallets(referrer)).referral).toBe(0n);
  }
  expect(await shop.books()).toEqual([]);
});

test('a referrer who takes over the guest orders they were rewarded for has nothing earned', async () => {
  const referrer = await shop.account();
  const other = await shop.account();
  const guest = await shop.referred(referrer, { is_guest: true });
  await shop.topUp(guest, usd('20'));
  const [own, others] = [await shop.order(guest, usd('10')), await shop.order(guest, usd('10'))];
  for (const orderId of [own, others]) await completeOrder(ctx, orderId);
  expect((await shop.wallets(referrer)).referral).toBe(usd('2'));
  const groupOf = async (orderId: bigint) =>
    (
      await db
        .selectFrom('customer_order')
        .select('group_id')
        .where('panel_id', '=', ctx.panel.id)
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).group_id;
  const take = async (ownerId: bigint, orderId: bigint) => {
    const groupIds = [await groupOf(orderId)];
    await inTransaction(ctx, (tx) =>
      tx.events.emit(tx, guestOrdersTaken, { guestId: guest, ownerId, groupIds }),
    );
  };
  await take(referrer, own);
  await take(other, others);
  expect(await shop.reward(own)).toMatchObject({ state: 'held', hold_reasons: ['email'], paid: 0n });
  expect(await shop.reward(others)).toMatchObject({ state: 'matured', referred_id: other, paid: usd('1') });
  expect((await shop.wallets(referrer)).referral).toBe(usd('1'));
});

test('a process that dies in the middle leaves nothing behind, and the second try pays once', async () => {
  const { referrer, person } = await pair();
  const orderId = await shop.order(person, usd('10'));
  const dying = inTransaction(ctx, async (tx) => {
    await completeOrder(tx, orderId);
    throw new Error('killed');
  });
  await expect(dying).rejects.toThrow('killed');
  expect(await shop.reward(orderId)).toBeUndefined();
  await completeOrder(ctx, orderId);
  expect((await shop.wallets(referrer)).referral).toBe(usd('1'));
});
