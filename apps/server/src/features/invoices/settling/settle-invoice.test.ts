import { money } from '@marquee/domain/money/money.ts';
import type { InvoiceStatus } from '@marquee/domain/payments/invoice-status.ts';
import { expect, test } from 'vitest';
import type { CacheDefinition } from '../../../platform/caches.ts';
import type { Context } from '../../../platform/context.ts';
import { on } from '../../../platform/events/events.ts';
import { createAccount } from '../../../testing/create-account.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { booksRules } from '../../ledger/books/books-rules.ts';
import { chargeWallets, checkBooks, walletBalances } from '../../ledger/index.ts';
import { freshId, usd } from '../../ledger/testing/fund-customer.ts';
import { panelOrigin } from '../../panels/index.ts';
import { findStoredMethod } from '../../payment-methods/index.ts';
import { getSettings } from '../../settings/index.ts';
import { cancelInvoice } from '../cancel-invoice.ts';
import type { Invoice } from '../invoice.ts';
import { invoiceBooks } from '../invoice-books.ts';
import { invoiceEnded, invoiceReversed, invoiceSettled } from '../invoice-events.ts';
import { createInvoice, createMethod, evidenceOf, reloadInvoice } from '../testing/create-invoice.ts';
import { confirmInvoice } from './confirm-invoice.ts';
import { rejectInvoice } from './reject-invoice.ts';
import { type Evidence, settleInvoice } from './settle-invoice.ts';

const database = await testDatabase();
const emitted: string[] = [];
const kept = new Map<unknown, Promise<unknown>>();
const fresh = await testContext(database, {
  listeners: [
    on(invoiceSettled, async (_, { invoiceId }) => void emitted.push(`settled ${invoiceId}`)),
    on(invoiceEnded, async (_, { invoiceId, why }) => void emitted.push(`${why} ${invoiceId}`)),
    on(invoiceReversed, async (_, { invoiceId, why }) => void emitted.push(`${why} ${invoiceId}`)),
  ],
});
/** Caches are kept as in production: hundreds of transactions leave no connection to read settings with. */
const ctx: Context = {
  ...fresh,
  caches: {
    get: <T>(definition: CacheDefinition<T>, panelId: bigint) => {
      const value = kept.get(definition) ?? fresh.caches.get(definition, panelId);
      kept.set(definition, value);
      return value as Promise<T>;
    },
  },
};
const methodId = await createMethod(fresh);
await Promise.all([getSettings(ctx), panelOrigin(ctx), findStoredMethod(ctx, methodId)]);

const cashOf = async ({ account_id }: Invoice) =>
  (await walletBalances(ctx, { customerId: account_id })).cash;
const receivableOf = async ({ account_id }: Invoice) => {
  const row = await database.db
    .selectFrom('ledger_account')
    .select(['debits', 'credits'])
    .where('panel_id', '=', ctx.panel.id)
    .where('owner_id', '=', account_id)
    .where('kind', '=', 'receivable')
    .executeTakeFirst();
  return row ? row.debits - row.credits : 0n;
};
const suspense = async () => {
  const rows = await database.db
    .selectFrom('ledger_posting')
    .innerJoin('ledger_account', (join) =>
      join
        .onRef('ledger_account.panel_id', '=', 'ledger_posting.panel_id')
        .on((build) =>
          build.or([
            build('ledger_account.id', '=', build.ref('credit_account')),
            build('ledger_account.id', '=', build.ref('debit_account')),
          ]),
        ),
    )
    .select(['amount', 'credit_account', 'ledger_account.id'])
    .where('ledger_account.kind', '=', 'suspense')
    .execute();
  return rows.reduce((sum, row) => sum + (row.credit_account === row.id ? row.amount : -row.amount), 0n);
};
const booksAreClean = async () =>
  expect(await checkBooks(database.db, [...booksRules, ...invoiceBooks])).toEqual([]);

test('a payment brings the amount, the fee and the bonus to where they belong', async () => {
  const invoice = await createInvoice(ctx, {
    methodId,
    amount: usd('50.001'),
    fee: usd('1.5'),
    methodBonus: usd('2.5'),
  });
  await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice));
  const wallets = await walletBalances(ctx, { customerId: invoice.account_id });
  // 51.501 is charged as 51.51: the surplus belongs to the payer.
  expect(wallets).toMatchObject({ cash: usd('50.01'), bonus: usd('2.5') });
  expect(await reloadInvoice(ctx, invoice)).toMatchObject({
    status: 'paid',
    payment_ref: `payment-${invoice.id}`,
  });
  expect(emitted).toContain(`settled ${invoice.id}`);
  await booksAreClean();
});

test('one payment told 120 times by three ways at once is one credit', async () => {
  const invoice = await createInvoice(ctx, { methodId });
  const tell = (changes: Partial<Evidence>) =>
    settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice, changes));
  await Promise.all([
    ...Array.from({ length: 80 }, () => tell({ eventId: `same-${invoice.id}` })),
    ...Array.from({ length: 20 }, (_, index) => tell({ eventId: `other-${invoice.id}-${index}` })),
    ...Array.from({ length: 20 }, () => tell({ eventId: `look:${invoice.id}`, source: 'return' })),
  ]);
  expect(await cashOf(invoice)).toBe(usd('50'));
  expect(emitted.filter((line) => line === `settled ${invoice.id}`)).toHaveLength(1);
  const events = await database.db
    .selectFrom('payment_event')
    .select('verdict')
    .where('invoice_id', '=', invoice.id)
    .execute();
  expect(events).toHaveLength(22);
  expect(events.filter(({ verdict }) => verdict === 'believed')).toHaveLength(1);
});

test.each([
  ['wrong_amount', { units: 100_000_000n }],
  ['wrong_amount', { units: 5_000_000_001n }],
  ['wrong_currency', { currency: 'RUB' }],
  ['wrong_panel', { ids: { panelId: 999_999n, invoiceId: 0n, accountId: 0n } }],
  ['wrong_invoice', { ids: null }],
  ['wrong_invoice', { gatewayRef: 'of another invoice' }],
] as const)('%s: nothing is credited and a person has to look', async (reason, changes) => {
  const invoice = await createInvoice(ctx, { methodId });
  await database.db
    .updateTable('invoice')
    .set({ gateway_ref: `own-${invoice.id}` })
    .where('id', '=', invoice.id)
    .execute();
  await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice, changes));
  expect(await cashOf(invoice)).toBe(0n);
  expect(await reloadInvoice(ctx, invoice)).toMatchObject({ status: 'in_moderation', review_reason: reason });
});

test('a payment for somebody else’s account is not credited to either', async () => {
  const invoice = await createInvoice(ctx, { methodId });
  const other = await createAccount(database.db, ctx.panel);
  const ids = { panelId: ctx.panel.id, invoiceId: invoice.id, accountId: other.id };
  await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice, { ids }));
  expect(await cashOf(invoice)).toBe(0n);
  expect((await walletBalances(ctx, { customerId: other.id })).cash).toBe(0n);
});

test('the other panel has no such invoice', async () => {
  const invoice = await createInvoice(ctx, { methodId });
  const other = await testContext(database);
  const reported = settleInvoice(other, invoice.id, evidenceOf(ctx, invoice));
  await expect(reported).rejects.toMatchObject({ code: 'not_found' });
  await expect(confirmInvoice(other, { invoiceId: invoice.id })).rejects.toMatchObject({ code: 'not_found' });
  expect(await reloadInvoice(ctx, invoice)).toMatchObject({ status: 'open' });
});

test('paid twice with different payments: credited once, the second waits in suspense', async () => {
  const invoice = await createInvoice(ctx, { methodId });
  const before = await suspense();
  await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice));
  await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice, { paymentRef: 'again' }));
  await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice, { paymentRef: 'again' }));
  expect(await cashOf(invoice)).toBe(usd('50'));
  expect((await suspense()) - before).toBe(usd('50'));
  expect(await reloadInvoice(ctx, invoice)).toMatchObject({
    status: 'paid',
    review_reason: 'second_payment',
  });
  await booksAreClean();
});

test('a dispute takes what is left, owes what was spent, and freezes', async () => {
  const invoice = await createInvoice(ctx, { methodId, fee: usd('1'), methodBonus: usd('5') });
  await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice));
  await chargeWallets(ctx, { customerId: invoice.account_id, orderId: freshId(), amount: usd('25') });
  await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice, { news: 'disputed', ids: null }));
  expect(await cashOf(invoice)).toBe(0n);
  // 20 of 50 in cash and all 5 of the bonus were spent.
  expect(await receivableOf(invoice)).toBe(usd('25'));
  const { frozen_at } = await database.db
    .selectFrom('account')
    .select('frozen_at')
    .where('id', '=', invoice.account_id)
    .executeTakeFirstOrThrow();
  expect(frozen_at).not.toBeNull();
  expect(emitted).toContain(`disputed ${invoice.id}`);
  await booksAreClean();
});

test('late money waits for an operator, who credits it or sends it back', async () => {
  const [credited, returned] = [
    await createInvoice(ctx, { methodId }),
    await createInvoice(ctx, { methodId }),
  ];
  const before = await suspense();
  for (const invoice of [credited, returned]) {
    await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice, { news: 'expired' }));
    await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice));
    await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice));
    expect(await reloadInvoice(ctx, invoice)).toMatchObject({
      status: 'in_moderation',
      review_reason: 'late',
    });
  }
  expect((await suspense()) - before).toBe(usd('100'));
  await confirmInvoice(ctx, { invoiceId: credited.id });
  await confirmInvoice(ctx, { invoiceId: credited.id });
  await rejectInvoice(ctx, { invoiceId: returned.id, reason: 'sent back' });
  expect([await cashOf(credited), await cashOf(returned)]).toEqual([usd('50'), 0n]);
  expect((await suspense()) - before).toBe(0n);
  await booksAreClean();
});

test.each(['expired', 'failed', 'canceled'] as const)(
  'an operator who saw the money credits it though the invoice is %s, once',
  async (why) => {
    const invoice = await createInvoice(ctx, { methodId });
    const { account_id: accountId, id: invoiceId } = invoice;
    if (why === 'canceled') await cancelInvoice(ctx, { invoiceId, accountId });
    else await settleInvoice(ctx, invoiceId, evidenceOf(ctx, invoice, { news: why }));
    expect(await reloadInvoice(ctx, invoice)).toMatchObject({ status: why });
    await confirmInvoice(ctx, { invoiceId, reason: 'came a day late' });
    await confirmInvoice(ctx, { invoiceId });
    expect(await reloadInvoice(ctx, invoice)).toMatchObject({ status: 'paid', ended_at: null });
    expect(await cashOf(invoice)).toBe(usd('50'));
    const audit = await database.db
      .selectFrom('audit_entry')
      .select(['action', 'before', 'reason'])
      .where('subject_type', '=', 'invoice')
      .where('subject_id', '=', String(invoiceId))
      .execute();
    expect(audit).toMatchObject([
      { action: 'invoices.confirm', before: { status: why }, reason: 'came a day late' },
    ]);
    // If the gateway still reports it, nobody is credited twice.
    await settleInvoice(ctx, invoiceId, evidenceOf(ctx, invoice));
    expect(await cashOf(invoice)).toBe(usd('50'));
    await booksAreClean();
  },
);

test('an operator may credit what really came, and never a payment of their own', async () => {
  const invoice = await createInvoice(ctx, { methodId, fee: usd('1'), methodBonus: usd('5') });
  const own = {
    ...ctx,
    actor: { kind: 'user', accountId: invoice.account_id, permissions: [], frozen: false },
  } as const;
  await expect(confirmInvoice(own, { invoiceId: invoice.id })).rejects.toMatchObject({ code: 'wrong_state' });
  await confirmInvoice(ctx, { invoiceId: invoice.id, amount: usd('45') });
  const wallets = await walletBalances(ctx, { customerId: invoice.account_id });
  expect(wallets).toMatchObject({ cash: usd('45'), bonus: 0n });
  const audit = await database.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject_type', '=', 'invoice')
    .where('subject_id', '=', String(invoice.id))
    .execute();
  expect(audit).toEqual([{ action: 'invoices.confirm' }]);
  await booksAreClean();
});

type Step = 'wrong' | 'paid' | 'failed' | 'expired' | 'refunded' | 'disputed';
const steps: readonly Step[] = ['wrong', 'paid', 'failed', 'expired', 'refunded', 'disputed'];

/** The same rules written out by hand, without the code's table. */
function expected(order: readonly Step[]): { status: InvoiceStatus; net: bigint } {
  let status: InvoiceStatus = 'open';
  let isLate = false;
  let net = 0n;
  let wasCredited = false;
  for (const step of order) {
    const waiting = status === 'open' || (status === 'in_moderation' && !isLate);
    const over = status === 'expired' || status === 'failed';
    if (step === 'paid' && waiting) [status, net, wasCredited] = ['paid', 50n, true];
    else if (step === 'paid' && over) [status, isLate] = ['in_moderation', true];
    else if (step === 'wrong' && waiting) status = 'in_moderation';
    else if ((step === 'failed' || step === 'expired') && status === 'open') status = step;
    else if (step === 'disputed' && wasCredited) [status, net] = ['disputed', 0n];
    else if ((step === 'refunded' || step === 'disputed') && status !== 'refunded' && status !== 'disputed')
      [status, net] = [step, 0n];
  }
  return { status, net };
}

test('all 720 orders of six events end as the model says, with clean books', async () => {
  const orders = permutations(steps);
  expect(orders).toHaveLength(720);
  for (let start = 0; start < orders.length; start += 24) {
    await Promise.all(
      orders.slice(start, start + 24).map(async (order) => {
        const invoice = await createInvoice(ctx, { methodId });
        for (const step of order) {
          const change: Partial<Evidence> =
            step === 'wrong'
              ? { news: 'paid', units: 100_000_000n, paymentRef: `wrong-${invoice.id}` }
              : { news: step };
          await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice, change));
        }
        const { status } = await reloadInvoice(ctx, invoice);
        const net = (await cashOf(invoice)) - (await receivableOf(invoice));
        expect({ order, status, net: money(net / 100_000_000n) }).toEqual({ order, ...expected(order) });
      }),
    );
  }
  await booksAreClean();
}, 120_000);

function permutations<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((thing, index) =>
    permutations(things.toSpliced(index, 1)).map((rest) => [thing, ...rest]),
  );
}

test('of two payments that came late, one after the other and both as large, none stays in suspense', async () => {
  const before = await suspense();
  const invoice = await createInvoice(ctx, { methodId });
  const tell = (changes: Partial<Evidence>) =>
    settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice, changes));
  await tell({ news: 'expired', paymentRef: null });
  await tell({ paymentRef: 'first' });
  expect(await suspense()).toBe(before + usd('50'));
  await rejectInvoice(ctx, { invoiceId: invoice.id, reason: 'sent back' });
  await tell({ paymentRef: 'second' });
  expect(await suspense()).toBe(before + usd('50'));
  await confirmInvoice(ctx, { invoiceId: invoice.id });
  expect([await cashOf(invoice), await suspense()]).toEqual([usd('50'), before]);
  await booksAreClean();
});

test.each(['expired', 'paid'] as const)(
  'money of another amount that comes when all is %s waits for a person too, who sees it',
  async (news) => {
    const invoice = await createInvoice(ctx, { methodId });
    const before = await suspense();
    await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice, { news }));
    const odd = { units: 2_000_000_000n, paymentRef: `odd-${invoice.id}` };
    await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice, odd));
    expect(await reloadInvoice(ctx, invoice)).toMatchObject({ status: news, review_reason: 'wrong_amount' });
    expect(await suspense()).toBe(before + usd('20'));
    if (news === 'paid') return;
    await confirmInvoice(ctx, { invoiceId: invoice.id, amount: usd('20') });
    expect([await cashOf(invoice), await suspense()]).toEqual([usd('20'), before]);
    expect(await reloadInvoice(ctx, invoice)).toMatchObject({ status: 'paid', review_reason: null });
    await booksAreClean();
  },
);

test('late money is not credited by itself because other money came after it', async () => {
  const invoice = await createInvoice(ctx, { methodId });
  const tell = (changes: Partial<Evidence> = {}) =>
    settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice, changes));
  await tell({ news: 'expired' });
  await tell();
  await tell({ units: 2_000_000_000n, paymentRef: `odd-${invoice.id}` });
  await tell();
  expect(await reloadInvoice(ctx, invoice)).toMatchObject({ status: 'in_moderation', review_reason: 'late' });
  expect(await cashOf(invoice)).toBe(0n);
});

test.each([
  ['late', ['expired', 'paid', 'part back', 'paid']],
  ['partial_refund', ['part back', 'paid', 'paid']],
] as const)('what went back in part is not credited whole: %s', async (review_reason, reported) => {
  const invoice = await createInvoice(ctx, { methodId });
  for (const news of reported)
    await settleInvoice(
      ctx,
      invoice.id,
      evidenceOf(ctx, invoice, news === 'part back' ? { news: 'refunded', units: 2_000_000_000n } : { news }),
    );
  expect(await reloadInvoice(ctx, invoice)).toMatchObject({ status: 'in_moderation', review_reason });
  expect(await cashOf(invoice)).toBe(0n);
  await confirmInvoice(ctx, { invoiceId: invoice.id, amount: usd('30') });
  expect(await cashOf(invoice)).toBe(usd('30'));
  await booksAreClean();
});
