import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { booksRules } from '../../ledger/books/books-rules.ts';
import { checkBooks, creditWallet, walletBalances } from '../../ledger/index.ts';
import { usd } from '../../ledger/testing/fund-customer.ts';
import { changeChildPanel } from '../change-child-panel.ts';
import { rentalShop } from '../testing/rent-panel.ts';
import { renewChildPanels } from './renew-child-panels.ts';
import { renewOwnPanel } from './renew-own-panel.ts';

const database = await testDatabase();
const { db } = database;
const day = 86_400;

/** Lets the job run every six hours for so many days, twice each time, and writes down what changes. */
async function live(rental: Awaited<ReturnType<typeof rentalShop>>, id: number, days: number) {
  const { ctx } = rental.shop;
  const seen: string[] = [];
  const start = ctx.clock.now().getTime();
  const note = async () => {
    const { status } = await rental.rowOf(id);
    if (seen.at(-1)?.split(' ')[1] === status) return;
    seen.push(`${Math.floor((ctx.clock.now().getTime() - start) / 1000 / day)} ${status}`);
  };
  await note();
  for (let quarter = 0; quarter < days * 4; quarter++) {
    ctx.clock.advance(day / 4);
    await renewChildPanels(ctx);
    const between = await rental.rowOf(id);
    await renewChildPanels(ctx);
    expect(await rental.rowOf(id)).toEqual(between);
    await note();
  }
  return seen;
}

const noticesOf = async (accountId: bigint) => {
  const rows = await db
    .selectFrom('notification')
    .select('notice')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ notice }) =>
    typeof notice === 'object' && notice !== null && 'event' in notice ? [notice.event] : [],
  );
};

test('a panel is renewed month by month while there is money, then expires, closes and ends', async () => {
  const rental = await rentalShop(database, '75');
  const { id } = await rental.rent();
  // The clock stands on 15 January: three months end on 15 April, then 7 and 30 days.
  expect(await live(rental, id, 100)).toEqual(['0 active', '90 expired', '97 frozen']);
  expect(await rental.standingOf(id)).toBe('closed');
  expect(await live(rental, id, 31)).toEqual(['0 frozen', '27 terminated']);
  const { cash } = await walletBalances(rental.shop.ctx, { customerId: rental.owner.actor.accountId });
  expect(cash).toBe(0n);
  expect(await noticesOf(rental.owner.actor.accountId)).toEqual([
    ...['renewing', 'renewing', 'renewing', 'renewed'],
    ...['renewing', 'renewing', 'renewing', 'renewed'],
    ...['renewing', 'renewing', 'renewing', 'expired', 'frozen', 'terminated'],
  ]);
  expect(await checkBooks(db, booksRules)).toEqual([]);
});

test('money that comes during the days of grace opens it again, from that day on', async () => {
  const rental = await rentalShop(database, '25');
  const { shop, owner } = rental;
  const { id } = await rental.rent();
  expect(await live(rental, id, 33)).toEqual(['0 active', '31 expired']);
  expect(await rental.standingOf(id)).toBe('read_only');
  await fund(rental, '25');
  expect(await live(rental, id, 1)).toEqual(['0 expired', '0 active']);
  expect(await rental.standingOf(id)).toBe('open');
  expect((await rental.rowOf(id)).paid_until?.toISOString()).toMatch(/^2026-03-17T/);
  expect(await noticesOf(owner.actor.accountId)).toContain('renewed');
  expect(await checkBooks(shop.ctx.db, booksRules)).toEqual([]);
});

test('without renewal it expires although there is money, and the owner can pay by hand', async () => {
  const rental = await rentalShop(database, '100');
  const { owner } = rental;
  const { id } = await rental.rent();
  await changeChildPanel(owner, { childPanelId: BigInt(id), renews: false });
  expect(await live(rental, id, 40)).toEqual(['0 active', '31 expired', '38 frozen']);
  expect((await walletBalances(owner, { customerId: owner.actor.accountId })).cash).toBe(usd('75'));
  const renewed = await renewOwnPanel(owner, { childPanelId: BigInt(id), price: '25' });
  expect(renewed).toMatchObject({ status: 'active', renews: false });
  expect(await rental.standingOf(id)).toBe('open');
  expect(await live(rental, id, 80)).toEqual(['0 active', '28 expired', '35 frozen', '65 terminated']);
  expect(await renewOwnPanel(owner, { childPanelId: BigInt(id), price: undefined })).toMatchObject({
    status: 'active',
  });
  expect(await checkBooks(db, booksRules)).toEqual([]);
});

test('a panel that is paid ahead goes on from where its month ends, whatever the length of the months', async () => {
  const rental = await rentalShop(database, '100');
  const { shop, owner } = rental;
  shop.ctx.clock.set(new Date('2027-01-31T10:00:00Z'));
  const { id } = await rental.rent();
  const pay = () => renewOwnPanel(owner, { childPanelId: BigInt(id), price: undefined });
  expect((await pay()).expired_at).toBe('2027-03-31T10:00:00.000Z');
  expect((await pay()).expired_at).toBe('2027-04-30T10:00:00.000Z');
  expect((await pay()).expired_at).toBe('2027-05-31T10:00:00.000Z');
  await expect(pay()).rejects.toMatchObject({ code: 'insufficient_balance' });
});

test('a domain that is never set up ends, gives its money back to where it came from, and its name is free', async () => {
  const rental = await rentalShop(database, '20');
  const { shop, owner } = rental;
  const customerId = owner.actor.accountId;
  await creditWallet(shop.ctx, { type: 'bonus', customerId, amount: usd('10'), key: `bonus:${customerId}` });
  const { id, domain } = await rental.rent({ domain: 'never-set-up.com', domain_type: 'own' });
  expect(await walletBalances(owner, { customerId })).toMatchObject({ cash: usd('5'), bonus: 0n });
  expect(await live(rental, id, 20)).toEqual(['0 pending_dns', '14 terminated']);
  expect(await walletBalances(owner, { customerId })).toMatchObject({ cash: usd('20'), bonus: usd('10') });
  await expect(renewOwnPanel(owner, { childPanelId: BigInt(id), price: undefined })).rejects.toMatchObject({
    code: 'wrong_state',
  });
  expect(await rental.rent({ domain, domain_type: 'own' })).toMatchObject({ status: 'pending_dns' });
  expect(await checkBooks(db, booksRules)).toEqual([]);
});

test('two workers and an owner at once charge a month once', async () => {
  const rental = await rentalShop(database, '50');
  const { shop, owner } = rental;
  const { id } = await rental.rent();
  shop.ctx.clock.advance(31 * day);
  const paying = () => renewOwnPanel(owner, { childPanelId: BigInt(id), price: undefined }, 'one-key');
  await Promise.allSettled([
    ...Array.from({ length: 5 }, () => renewChildPanels(shop.ctx)),
    paying(),
    paying(),
  ]);
  expect((await walletBalances(owner, { customerId: owner.actor.accountId })).cash).toBe(0n);
  expect(await rental.rowOf(id)).toMatchObject({ status: 'active', months: 2 });
  expect(await checkBooks(db, booksRules)).toEqual([]);
});

async function fund({ shop, owner }: Awaited<ReturnType<typeof rentalShop>>, amount: string) {
  const customerId = owner.actor.accountId;
  await creditWallet(shop.ctx, {
    type: 'invoiced',
    methodId: 1n,
    customerId,
    amount: usd(amount),
    key: `fund:${customerId}:${shop.ctx.clock.now().getTime()}`,
  });
}
