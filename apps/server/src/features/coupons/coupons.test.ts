import { zero } from '@marquee/domain/money/money.ts';
import { expect, test } from 'vitest';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { createAccount } from '../../testing/create-account.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { walletBalances } from '../ledger/index.ts';
import { freshId, outcomes, usd } from '../ledger/testing/fund-customer.ts';
import type { CouponRow, CouponUse } from './coupon.ts';
import { couponBooks } from './coupon-books.ts';
import { findRedemption, releaseCoupon } from './coupon-uses.ts';
import { findCoupon } from './find-coupon.ts';
import { listCoupons } from './list-coupons.ts';
import { payCashback } from './pay-cashback.ts';
import { redeemCoupon } from './redeem-coupon.ts';

import { type CouponValues, createCoupon } from './testing/create-coupon.ts';

const database = await testDatabase();
const { db } = database;
const ctx = await testContext(database);
const { panel } = ctx;
const { id: accountId } = await createAccount(db, panel);
const mine: Context = { ...ctx, actor: { kind: 'user', accountId, permissions: [], frozen: false } };

const orderGroup = (): CouponUse => ({ type: 'order_group', id: freshId() });

type Redemption = Parameters<typeof redeemCoupon>[1];

function redeem(coupon: CouponRow, input: Partial<Redemption> = {}) {
  const use = input.use ?? orderGroup();
  const type = coupon.type as Redemption['type'];
  const redemption = { code: coupon.code, accountId, use, type, amount: usd('50'), ...input };
  return inTransaction(ctx, (tx) => redeemCoupon(tx, redemption));
}

const refusal = (code: string) => ({ code: 'invalid_input', fields: [{ field: 'coupon_code', code }] });
const brokenRules = async () => (await Promise.all(couponBooks.map((rule) => rule.check(db)))).flat();

test('a coupon is worth what its terms say; typed in any case', async () => {
  const coupon = await createCoupon(db, panel);
  const use = orderGroup();
  const redeemed = await redeem(coupon, { code: ` ${coupon.code.toLowerCase()} `, use });
  expect(redeemed).toEqual({ couponId: coupon.id, bonus: usd('5') });
  expect(await findRedemption(ctx, use)).toEqual(redeemed);
});

test('asked again for the same use it counts once', async () => {
  const coupon = await createCoupon(db, panel, { total_limit: 1 });
  const use = orderGroup();
  expect(await redeem(coupon, { use })).toEqual(await redeem(coupon, { use }));
  await expect(redeem(await createCoupon(db, panel), { use })).rejects.toMatchObject(
    refusal('coupon_does_not_apply'),
  );
});

test.each<[string, CouponValues, Partial<Redemption>?]>([
  ['switched off', { is_enabled: false }],
  ['over', { valid_to: new Date('2026-01-15T12:00:00Z') }],
  ['not begun', { valid_from: new Date('2026-01-15T12:00:01Z') }],
  ['below its smallest amount', { min_amount: usd('50.00000001') }],
  ['of another type', { type: 'bonus' }, { type: 'discount' }],
  ['for other services', { service_ids: [7n] }, { serviceIds: [8n, 9n] }],
  ['for services, where none are named', { service_ids: [7n] }],
  ['not a code at all', {}, { code: "'; drop table coupon; --" }],
])('one that is %s does not apply', async (_, values, request) => {
  const coupon = await createCoupon(db, panel, values);
  await expect(redeem(coupon, request)).rejects.toMatchObject(refusal('coupon_does_not_apply'));
});

test('one for some services counts where such a service is', async () => {
  const coupon = await createCoupon(db, panel, { service_ids: [7n] });
  expect((await redeem(coupon, { serviceIds: [7n, 8n] })).bonus).toBe(usd('5'));
});

test.each([
  [1, 100],
  [50, 500],
])(
  'of a limit of %i, %i racers get no more',
  async (limit, racers) => {
    const coupon = await createCoupon(db, panel, { total_limit: limit });
    const { fulfilled, refused } = await outcomes(Array.from({ length: racers }, () => redeem(coupon)));
    expect(fulfilled).toHaveLength(limit);
    expect(refused).toEqual({ invalid_input: racers - limit });
    expect(await brokenRules()).toEqual([]);
  },
  60_000,
);

test('one account gets its share however many hands it has, another gets its own', async () => {
  const coupon = await createCoupon(db, panel, { account_limit: 2 });
  const other = await createAccount(db, panel);
  const racers = Array.from({ length: 40 }, (_, racer) =>
    redeem(coupon, { accountId: racer % 2 === 0 ? accountId : other.id }),
  );
  expect((await outcomes(racers)).fulfilled).toHaveLength(4);
});

test('the same coupon in add-funds and in an order at once: one of them has it', async () => {
  const coupon = await createCoupon(db, panel, { total_limit: 1, type: 'bonus' });
  const uses = (['order_group', 'invoice'] as const).map((type) => ({ type, id: freshId() }));
  const { fulfilled, refused } = await outcomes(uses.map((use) => redeem(coupon, { use })));
  expect(fulfilled).toHaveLength(1);
  expect(refused).toEqual({ invalid_input: 1 });
});

test('the database holds the limits even where nobody asked first', async () => {
  const coupon = await createCoupon(db, panel, { total_limit: 2, account_limit: 1 });
  const insert = (account: bigint) =>
    db
      .insertInto('coupon_redemption')
      .values({
        panel_id: panel.id,
        coupon_id: coupon.id,
        account_id: account,
        use_type: 'order_group',
        use_id: freshId(),
        amount: 10n,
        bonus: 1n,
      })
      .execute();
  const others = [await createAccount(db, panel), await createAccount(db, panel)];
  await insert(accountId);
  await expect(insert(accountId)).rejects.toThrow('used up');
  await insert(others[0]?.id ?? 0n);
  await expect(insert(others[1]?.id ?? 0n)).rejects.toThrow('coupon_total_limit');
});

test('released once, however often it is told; then somebody else may have it', async () => {
  const coupon = await createCoupon(db, panel, { total_limit: 1 });
  const use = orderGroup();
  await redeem(coupon, { use });
  await expect(redeem(coupon)).rejects.toMatchObject(refusal('coupon_used_up'));
  const release = () => inTransaction(ctx, (tx) => releaseCoupon(tx, use));
  await Promise.all([release(), release(), release()]);
  expect(await findRedemption(ctx, use)).toBeUndefined();
  const { fulfilled } = await outcomes([redeem(coupon), redeem(coupon)]);
  expect(fulfilled).toHaveLength(1);
  expect(await brokenRules()).toEqual([]);
});

test('a refused checkout gives its coupon back with everything else', async () => {
  const coupon = await createCoupon(db, panel, { total_limit: 1 });
  const use = orderGroup();
  const failed = inTransaction(ctx, async (tx) => {
    await redeemCoupon(tx, { code: coupon.code, accountId, use, type: 'discount', amount: usd('1') });
    throw new Error('no balance');
  });
  await expect(failed).rejects.toThrow('no balance');
  expect((await redeem(coupon)).couponId).toBe(coupon.id);
});

test('cashback comes once per order, in parts of what was kept, and never beyond the promise', async () => {
  const { id } = await createAccount(db, panel);
  const coupon = await createCoupon(db, panel, { type: 'cashback' });
  const use = orderGroup();
  await redeem(coupon, { use, accountId: id, amount: usd('50') });
  const pay = (orderId: bigint, kept: string) =>
    inTransaction(ctx, (tx) => payCashback(tx, { use, orderId, kept: usd(kept) }));
  const bonus = async () => (await walletBalances(ctx, { customerId: id })).bonus;
  const [first, second, third] = [freshId(), freshId(), freshId()];
  await Promise.all(Array.from({ length: 20 }, () => pay(first, '20')));
  expect(await bonus()).toBe(usd('2'));
  await pay(second, '0');
  expect(await bonus()).toBe(usd('2'));
  await pay(third, '100');
  expect(await bonus()).toBe(usd('5'));
  expect(await brokenRules()).toEqual([]);
});

test('other coupons, and those given back, pay no cashback', async () => {
  const { id } = await createAccount(db, panel);
  const uses = [orderGroup(), orderGroup()];
  const types = ['discount', 'cashback'] as const;
  for (const [index, use] of uses.entries()) {
    await redeem(await createCoupon(db, panel, { type: types[index] ?? 'discount' }), { use, accountId: id });
    await inTransaction(ctx, async (tx) => {
      if (index === 1) await releaseCoupon(tx, use);
      await payCashback(tx, { use, orderId: freshId(), kept: usd('50') });
    });
  }
  expect((await walletBalances(ctx, { customerId: id })).bonus).toBe(zero);
});

test('the list holds what the caller can still use, told in the reader’s language', async () => {
  const reader = { ...mine, panel: (await testContext(database)).panel };
  const { id } = await createAccount(db, reader.panel);
  const asReader: Context = { ...reader, actor: { ...mine.actor, accountId: id } as Context['actor'] };
  const listed = (values: CouponValues) =>
    createCoupon(db, reader.panel, { is_listed: true, account_limit: 1, ...values });
  const soon = await listed({ valid_to: new Date('2026-02-01T00:00:00Z'), total_limit: 1 });
  const lasting = await listed({
    calculation: 'fixed',
    percent_ppm: 0,
    amount: usd('3'),
    translations: JSON.stringify({ de: { name: 'Drei' } }),
  });
  await listed({ is_listed: false });
  await listed({ valid_to: new Date('2025-01-01T00:00:00Z') });
  const { data } = await listCoupons({ ...asReader, locale: 'de' });
  expect(data.map(({ code }) => code)).toEqual([soon.code, lasting.code]);
  expect(data[0]).toMatchObject({ name: 'Test coupon', bonus_percentage: 0.1, bonus_amount: null });
  expect(data[1]).toMatchObject({ name: 'Drei', bonus_percentage: null, bonus_amount: '3', valid_to: null });
  const use = orderGroup();
  const redemption = { code: soon.code, accountId: id, use, type: 'discount', amount: usd('9') } as const;
  await inTransaction(asReader, (tx) => redeemCoupon(tx, redemption));
  expect((await listCoupons(asReader)).data.map(({ code }) => code)).toEqual([lasting.code]);
  expect(await findCoupon(asReader, soon.code)).toEqual({ problem: { reason: 'used_by_you' } });
  expect((await findCoupon(asReader, lasting.code)).coupon?.terms.amount).toBe(usd('3'));
});

test('another panel knows nothing of it', async () => {
  const coupon = await createCoupon(db, panel, { is_listed: true });
  const other = await testContext(database);
  const use = orderGroup();
  await redeem(coupon, { use });
  expect(await findCoupon(other, coupon.code)).toEqual({ problem: { reason: 'unknown' } });
  expect(await findRedemption(other, use)).toBeUndefined();
  await inTransaction(other, (tx) => releaseCoupon(tx, use));
  expect(await findRedemption(ctx, use)).toBeDefined();
  const { id } = await createAccount(db, other.panel);
  const taken = inTransaction(other, (tx) =>
    redeemCoupon(tx, { code: coupon.code, accountId: id, use, type: 'discount', amount: usd('9') }),
  );
  await expect(taken).rejects.toMatchObject(refusal('coupon_does_not_apply'));
});
