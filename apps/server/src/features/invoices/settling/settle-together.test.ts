import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { on } from '../../../platform/events/events.ts';
import { sendMailJob } from '../../../platform/mail/send-mail.job.ts';
import { sentJobs } from '../../../testing/sent-jobs.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { booksRules } from '../../ledger/books/books-rules.ts';
import { chargeBack, checkBooks, walletBalances } from '../../ledger/index.ts';
import { usd } from '../../ledger/testing/fund-customer.ts';
import type { Invoice } from '../invoice.ts';
import { invoiceBooks } from '../invoice-books.ts';
import { invoiceSettled } from '../invoice-events.ts';
import { createInvoice, createMethod, evidenceOf, reloadInvoice } from '../testing/create-invoice.ts';
import { settleTogether } from './settle-together.ts';

const database = await testDatabase();
const { db } = database;
const told: bigint[] = [];
let troubled: bigint | undefined;
const ctx = await testContext(database, {
  listeners: [
    on(invoiceSettled, async (_, { invoiceId }) => {
      if (invoiceId === troubled) throw new Error('a listener fails');
      told.push(invoiceId);
    }),
  ],
});
const methodId = await createMethod(ctx);

const invoicesOf = (count: number) =>
  Promise.all(
    Array.from({ length: count }, () =>
      createInvoice(ctx, { methodId, amount: usd('50'), fee: usd('1'), methodBonus: usd('2') }),
    ),
  );
const walletsOf = ({ account_id }: Invoice) => walletBalances(ctx, { customerId: account_id });
const transactionsOf = async (invoices: readonly Invoice[]) => {
  const ids = invoices.map(({ id }) => id);
  const { rows } = await sql<{ count: number }>`
    select count(distinct xmin::text)::int as count from invoice
     where panel_id = ${ctx.panel.id} and id = any (${ids})`.execute(db);
  return rows[0]?.count;
};
const noticesOf = async ({ account_id }: Invoice) =>
  (
    await db
      .selectFrom('notification')
      .select('kind')
      .where('panel_id', '=', ctx.panel.id)
      .where('account_id', '=', account_id)
      .execute()
  ).length;
const booksAreClean = async () => expect(await checkBooks(db, [...booksRules, ...invoiceBooks])).toEqual([]);

test('payments that arrive together are credited together, each with its bonus, event, notice and mail', async () => {
  const invoices = await invoicesOf(12);
  const mailsBefore = (await sentJobs(db, sendMailJob)).length;
  told.length = 0;
  await Promise.all(invoices.map((invoice) => settleTogether(ctx, invoice.id, evidenceOf(ctx, invoice))));
  for (const invoice of invoices) {
    expect(await walletsOf(invoice)).toMatchObject({ cash: usd('50'), bonus: usd('2') });
    expect(await reloadInvoice(ctx, invoice)).toMatchObject({
      status: 'paid',
      payment_ref: `payment-${invoice.id}`,
    });
    expect(await noticesOf(invoice)).toBe(1);
  }
  expect(told.toSorted()).toEqual(invoices.map(({ id }) => id).toSorted());
  expect((await sentJobs(db, sendMailJob)).length - mailsBefore).toBe(12);
  // The first comes alone, as nothing is under way. The others wait for it, and part of them only for a while if it
  // takes long: how many transactions that makes depends on the machine, but never on how many payments there are.
  expect(await transactionsOf(invoices)).toBeLessThanOrEqual(3);
  await booksAreClean();
});

test('one payment told nine times at the same moment is credited once, and so are others of its customer', async () => {
  const [first, other] = await invoicesOf(2);
  if (!first || !other) throw new Error('no invoices');
  const second = await createInvoice(ctx, { methodId, accountId: first.account_id });
  const evidence = evidenceOf(ctx, first);
  await Promise.all([
    ...Array.from({ length: 5 }, () => settleTogether(ctx, first.id, evidence)),
    settleTogether(ctx, other.id, evidenceOf(ctx, other)),
    ...Array.from({ length: 4 }, () => settleTogether(ctx, first.id, evidenceOf(ctx, first))),
    settleTogether(ctx, second.id, evidenceOf(ctx, second)),
  ]);
  expect((await walletsOf(first)).cash).toBe(usd('100'));
  expect((await walletsOf(other)).cash).toBe(usd('50'));
  expect(await noticesOf(first)).toBe(2);
  await booksAreClean();
});

test('what does not match is set aside or refused for itself; the others are credited', async () => {
  const invoices = await invoicesOf(8);
  const [, , , short, foreign, late, owing] = invoices;
  if (!short || !foreign || !late || !owing) throw new Error('no invoices');
  await db
    .updateTable('invoice')
    .set({ status: 'expired', ended_at: ctx.clock.now() })
    .where('id', '=', late.id)
    .execute();
  await chargeBack(ctx, {
    customerId: owing.account_id,
    invoiceId: 999_999_999n,
    turn: 0,
    by: 'gateway',
    methodId,
    amount: usd('30'),
  });
  const outcomes = await Promise.allSettled(
    invoices.map((invoice) => {
      const changes =
        invoice === short ? { units: 1n } : invoice === foreign ? { methodId: methodId + 999n } : {};
      return settleTogether(ctx, invoice.id, evidenceOf(ctx, invoice, changes));
    }),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(
    invoices.map((invoice) => (invoice === foreign ? 'rejected' : 'fulfilled')),
  );
  for (const invoice of invoices) {
    const { cash } = await walletsOf(invoice);
    const isWaiting = invoice === short || invoice === foreign || invoice === late;
    expect(cash).toBe(isWaiting ? 0n : usd(invoice === owing ? '20' : '50'));
  }
  expect(await reloadInvoice(ctx, short)).toMatchObject({
    status: 'in_moderation',
    review_reason: 'wrong_amount',
  });
  expect(await reloadInvoice(ctx, late)).toMatchObject({ status: 'in_moderation', review_reason: 'late' });
  expect(await reloadInvoice(ctx, foreign)).toMatchObject({ status: 'open' });
  await booksAreClean();
});

test('a batch that fails for one of its payments is tried one by one: only that one fails', async () => {
  const invoices = await invoicesOf(7);
  const failing = invoices[4];
  if (!failing) throw new Error('no invoices');
  troubled = failing.id;
  const settle = () =>
    Promise.allSettled(
      invoices.map((invoice) =>
        settleTogether(ctx, invoice.id, evidenceOf(ctx, invoice, { eventId: `event-${invoice.id}` })),
      ),
    );
  expect((await settle()).map(({ status }) => status)).toEqual(
    invoices.map((invoice) => (invoice === failing ? 'rejected' : 'fulfilled')),
  );
  expect(await reloadInvoice(ctx, failing)).toMatchObject({ status: 'open' });
  troubled = undefined;
  // The gateway tells everything again.
  expect((await settle()).every(({ status }) => status === 'fulfilled')).toBe(true);
  for (const invoice of invoices) expect((await walletsOf(invoice)).cash).toBe(usd('50'));
  await booksAreClean();
});

test('payments of two panels that arrive together stay apart', async () => {
  const other = await testContext(database);
  const otherMethod = await createMethod(other);
  const [own] = await invoicesOf(1);
  if (!own) throw new Error('no invoice');
  const theirs = await createInvoice(other, { methodId: otherMethod });
  const outcomes = await Promise.allSettled([
    settleTogether(ctx, own.id, evidenceOf(ctx, own)),
    settleTogether(other, theirs.id, evidenceOf(other, theirs)),
    settleTogether(other, own.id, evidenceOf(ctx, own)),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect((await walletBalances(other, { customerId: theirs.account_id })).cash).toBe(usd('50'));
  await booksAreClean();
});
