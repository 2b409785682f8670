import { expect, test } from 'vitest';
import { allBooks } from '../../books-check.job.ts';
import { multipart } from '../../testing/multipart.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { sentJobs } from '../../testing/sent-jobs.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { chargeWallets, checkBooks, walletBalances } from '../ledger/index.ts';
import { freshId, usd } from '../ledger/testing/fund-customer.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { post, provenVisitor, switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { picture } from '../uploads/testing/sound-files.ts';
import type { Invoice } from './invoice.ts';
import { refundAtGatewayJob } from './reversals/refund-at-gateway.job.ts';
import { markInvoicePaid } from './settling/mark-invoice-paid.ts';
import { settleInvoice } from './settling/settle-invoice.ts';
import { createInvoice, createMethod, evidenceOf, reloadInvoice } from './testing/create-invoice.ts';

const database = await testDatabase();
const app = await testApp(database);
const panel = await rootPanel(database);
const ctx = await testContext(database, { panel });
await switchCaptchaOff(database);
const byHand = await createMethod(ctx, { strategy: 'message', accountNumber: 'DE02' });
const gateway = await createMethod(ctx);
const finance = await staffMember(app, database, 'finance');
/** Orders that exist only in the ledger, without rows of their own. */
const books = allBooks.filter(({ name }) => !name.startsWith('an order is charged'));

interface Row {
  id: number;
}
const get = async (path: string) =>
  (await app.call(`/api/v1/admin/${path}`, { headers: finance.headers })).json();
const list = (query = '') => get(`invoices?${query}`);
const ids = async (query: string): Promise<number[]> => (await list(query)).data.map(({ id }: Row) => id);
const act = (invoice: Pick<Invoice, 'id'>, verb: string, payload: object, key?: string) =>
  app.call(`/api/v1/admin/invoices/${invoice.id}/${verb}`, {
    method: 'POST',
    headers: { ...finance.headers, ...(key ? { 'idempotency-key': key } : {}) },
    payload,
  });
const claim = (invoice: Invoice) =>
  markInvoicePaid(ctx, { invoiceId: invoice.id, accountId: invoice.account_id, comment: 'sent at noon' });
function sendProof(headers: object, { id }: Invoice, file: { field: string; name: string; bytes: Buffer }) {
  const form = multipart({ comment: 'from my bank' }, [file]);
  const url = `/api/v1/invoices/${id}/mark-is-paid`;
  return app.call(url, { method: 'POST', ...form, headers: { ...form.headers, ...headers } });
}
async function paid(values: Parameters<typeof createInvoice>[1] = {}): Promise<Invoice> {
  const invoice = await createInvoice(ctx, { methodId: gateway, ...values });
  await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice));
  return reloadInvoice(ctx, invoice);
}
const auditOf = (invoice: Pick<Invoice, 'id'>) =>
  database.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'reason'])
    .where('subject_type', '=', 'invoice')
    .where('subject_id', '=', String(invoice.id))
    .execute();
const walletsOf = ({ account_id }: Invoice) => walletBalances(ctx, { customerId: account_id });

test('the newest comes first, page by page; filters hold together', async () => {
  const made = [];
  for (const amount of ['11', '12', '13'])
    made.push(await createInvoice(ctx, { methodId: byHand, amount: usd(amount) }));
  const newest = made.map(({ id }) => Number(id)).reverse();
  const first = await list('limit=2');
  expect(first.data.map(({ id }: Row) => id)).toEqual(newest.slice(0, 2));
  expect((await list(`limit=2&after=${first.next}`)).data[0].id).toBe(newest[2]);
  expect(await ids(`method=${byHand}&status=open`)).toEqual(newest);
  expect(await ids(`method=${byHand}&status=paid`)).toEqual([]);
  expect(await ids(`customer=${made[0]?.account_id}&purpose=add_funds`)).toEqual([newest[2]]);
  const today = ctx.clock.now().toISOString().slice(0, 10);
  expect(await ids(`from=${today}&to=${today}&method=${byHand}`)).toEqual(newest);
  expect(await ids(`to=2020-01-01`)).toEqual([]);
});

test('is found by its number, its customer, the gateway’s id and its amount, and by nothing else', async () => {
  const account = await provenVisitor(app, database);
  const invoice = await createInvoice(ctx, {
    accountId: account.id,
    methodId: gateway,
    amount: usd('77.31'),
    fee: usd('1.5'),
  });
  await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice, { paymentRef: 'pi_found' }));
  const found = (search: string) => ids(`search=${encodeURIComponent(search)}`);
  const own = [Number(invoice.id)];
  for (const search of [account.email, 'pi_found', '77.31', '$78.81'])
    expect(await found(search)).toEqual(own);
  for (const search of [`#${invoice.id}`, String(account.id)]) expect(await found(search)).toContain(own[0]);
  for (const search of ['pi_%', 'pi_', '77.32', 'nobody@people.example'])
    expect(await found(search)).toEqual([]);
});

test('what a payer says is paid waits with its proof, oldest first, and is counted', async () => {
  const person = await provenVisitor(app, database);
  const invoice = await createInvoice(ctx, { accountId: person.id, methodId: byHand });
  const proof = { field: 'files', name: '../proof.exe', bytes: await picture('png', 60, 40) };
  const sent = await sendProof(person.headers, invoice, proof);
  expect(sent.statusCode).toBe(204);
  const later = await createInvoice(ctx, { methodId: byHand });
  await claim(later);
  expect(await ids('review=claimed')).toEqual([Number(invoice.id), Number(later.id)]);
  const { data } = await get('queues');
  expect(data).toContainEqual(expect.objectContaining({ name: 'manual-payments', count: 2 }));

  const { data: one } = await get(`invoices/${invoice.id}`);
  expect(one).toMatchObject({
    review_reason: 'claimed',
    user_comment: 'from my bank',
    actions: ['confirm', 'reject'],
    evidence: [{ original_name: 'proof.png', content_type: 'image/png' }],
    events: [{ kind: 'claimed', source: 'customer' }],
  });
  const path = `/api/v1/admin/invoices/${invoice.id}/evidence/${one.evidence[0].filename}`;
  const file = await app.call(path, { headers: finance.headers });
  expect(file.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': expect.stringMatching(/^attachment/),
    'x-content-type-options': 'nosniff',
  });
  expect((await app.call(path, { headers: person.headers })).statusCode).toBe(404);
  const elsewhere = path.replace(String(invoice.id), String(later.id));
  expect((await app.call(elsewhere, { headers: finance.headers })).statusCode).toBe(404);
});

test('what is no picture and no paper is no proof', async () => {
  const person = await provenVisitor(app, database);
  const invoice = await createInvoice(ctx, { accountId: person.id, methodId: byHand });
  const proof = { field: 'files', name: 'x.png', bytes: Buffer.from('<script>') };
  const answer = await sendProof(person.headers, invoice, proof);
  expect(answer.statusCode).toBe(422);
  expect(await reloadInvoice(ctx, invoice)).toMatchObject({ status: 'open' });
});

test('confirmed by twenty at once, the money is credited once, with who did it', async () => {
  const invoice = await createInvoice(ctx, { methodId: byHand });
  await claim(invoice);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => act(invoice, 'confirmation', { reason: 'on the statement' })),
  );
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect((await walletsOf(invoice)).cash).toBe(usd('50'));
  expect(await auditOf(invoice)).toEqual([
    { action: 'invoices.confirm', actor_id: finance.id, reason: 'on the statement' },
  ]);
});

test('confirmed with what arrived, where it is not what was asked for', async () => {
  const invoice = await createInvoice(ctx, { methodId: byHand, methodBonus: usd('5') });
  await claim(invoice);
  expect((await act(invoice, 'confirmation', { amount: '48.5' })).json().data).toMatchObject({
    status: 'paid',
    amount: '48.5',
    method_bonus: '0',
  });
  expect(await walletsOf(invoice)).toMatchObject({ cash: usd('48.5'), bonus: 0n });
});

test('rejected with a reason, nothing is credited and the customer reads why', async () => {
  const invoice = await createInvoice(ctx, { methodId: byHand });
  await claim(invoice);
  expect((await act(invoice, 'rejection', { reason: ' ' })).statusCode).toBe(422);
  const answer = await act(invoice, 'rejection', { reason: 'Nothing arrived' });
  expect(answer.json().data).toMatchObject({ status: 'failed', actions: ['confirm'] });
  expect((await act(invoice, 'rejection', { reason: 'Again' })).statusCode).toBe(409);
  expect((await walletsOf(invoice)).cash).toBe(0n);
  const told = await database.db
    .selectFrom('notification')
    .select('kind')
    .where('account_id', '=', invoice.account_id)
    .execute();
  expect(told.map(({ kind }) => kind)).toContain('payment-rejected');
});

test('a refund is shown before it is made, and takes exactly that', async () => {
  const invoice = await paid({ amount: usd('100'), fee: usd('2'), methodBonus: usd('10') });
  const { account_id: customerId } = invoice;
  await chargeWallets(ctx, { customerId, orderId: freshId(), amount: usd('10') });
  const whole = (await act(invoice, 'refund-preview', {})).json().data;
  // The bonus was spent first: its ten dollars are missing in cash.
  expect(whole).toMatchObject({ taken_cash: '110', taken_bonus: '0', missing: '10', returned_fee: '2' });
  expect((await act(invoice, 'refunds', { reason: 'all of it' })).statusCode).toBe(422);
  const half = (await act(invoice, 'refund-preview', { amount: '51' })).json().data;
  expect(half).toMatchObject({
    charge: { currency: 'USD', amount: '51' },
    taken_cash: '55',
    cash_after: '45',
    missing: '0',
    is_at_gateway: true,
  });
  expect(await walletsOf(invoice)).toMatchObject({ cash: usd('100') });
  expect(await auditOf(invoice)).toEqual([]);
  const refund = { amount: '51', reason: 'half of it' };
  const [once, twice] = await Promise.all([
    act(invoice, 'refunds', refund, 'one-key'),
    act(invoice, 'refunds', refund, 'one-key'),
  ]);
  expect([once?.statusCode, twice?.statusCode]).toEqual([200, 200]);
  expect(await walletsOf(invoice)).toMatchObject({ cash: usd('45'), bonus: 0n });
  expect(await auditOf(invoice)).toEqual([
    { action: 'invoices.refund', actor_id: finance.id, reason: 'half of it' },
  ]);
  const { data } = await get(`invoices/${invoice.id}`);
  expect(data).toMatchObject({
    refundable: '51',
    reversals: [{ kind: 'refund', amount: '50', reason: 'half of it', done_at: null }],
  });
  expect(data.postings).toContainEqual(
    expect.objectContaining({ from: 'cash', to: 'clearing', amount: '50' }),
  );
  const asked = await sentJobs(database.db, refundAtGatewayJob);
  expect(asked.filter(({ invoiceId }) => invoiceId === invoice.id)).toHaveLength(1);
  expect(await checkBooks(database.db, books)).toEqual([]);
});

test('money that came twice waits until a person has dealt with it', async () => {
  const invoice = await paid();
  const again = evidenceOf(ctx, invoice, { paymentRef: 'second' });
  await settleInvoice(ctx, invoice.id, again);
  expect(await ids('review=doubtful')).toEqual([Number(invoice.id)]);
  const { data } = await get(`invoices/${invoice.id}`);
  expect(data).toMatchObject({
    review_reason: 'second_payment',
    set_aside: '50',
    actions: ['refund', 'resolve'],
  });
  const answer = await act(invoice, 'resolution', { reason: 'Sent back at the gateway' });
  expect(answer.json().data).toMatchObject({ review_reason: null, set_aside: '0', status: 'paid' });
  expect((await act(invoice, 'resolution', { reason: 'Once more' })).statusCode).toBe(409);
  expect(await walletsOf(invoice)).toMatchObject({ cash: usd('50') });
  expect(await auditOf(invoice)).toEqual([
    { action: 'invoices.resolve', actor_id: finance.id, reason: 'Sent back at the gateway' },
  ]);
  expect(await checkBooks(database.db, books)).toEqual([]);
});

test('another panel’s invoice is not there', async () => {
  const elsewhere = await testContext(database);
  const foreign = await createInvoice(elsewhere, { methodId: await createMethod(elsewhere) });
  expect(await ids(`search=${foreign.id}`)).not.toContain(Number(foreign.id));
  const seen = await app.call(`/api/v1/admin/invoices/${foreign.id}`, { headers: finance.headers });
  expect(seen.statusCode).toBe(404);
  const reason = 'not ours';
  for (const [verb, body] of [
    ['confirmation', {}],
    ['rejection', { reason }],
    ['refund-preview', {}],
    ['refunds', { reason }],
    ['resolution', { reason }],
  ] as const)
    expect((await act(foreign, verb, body)).statusCode).toBe(404);
});

test('a dispute is closed as won or lost, and each does what it says', async () => {
  const dispute = async (ref: string) => {
    const invoice = await paid({ amount: usd('30') });
    const units = invoice.charge_amount;
    await settleInvoice(
      ctx,
      invoice.id,
      evidenceOf(ctx, invoice, { news: 'disputed', units, disputeRef: ref }),
    );
    return invoice;
  };
  const [won, lost] = [await dispute('dp_won'), await dispute('dp_lost')];
  const open = await get('disputes');
  expect(open.data).toMatchObject([
    { ref: 'dp_won', invoice_id: Number(won.id), taken: '30', charge: { amount: '30' }, outcome: null },
    { ref: 'dp_lost' },
  ]);
  const close = (row: Row, outcome: string) =>
    post(app, `/api/v1/admin/disputes/${row.id}/outcome`, { outcome, reason: 'the bank wrote' }, finance);
  expect((await close(open.data[0], 'won')).json().data).toMatchObject({ outcome: 'won' });
  expect((await close(open.data[0], 'won')).statusCode).toBe(409);
  expect((await close(open.data[1], 'lost')).json().data).toMatchObject({ outcome: 'lost', owed: '0' });
  expect((await close(open.data[1], 'lost')).statusCode).toBe(200);
  expect((await walletsOf(won)).cash).toBe(usd('30'));
  expect((await walletsOf(lost)).cash).toBe(0n);
  expect((await get('disputes')).data).toEqual([]);
  expect((await get('disputes?state=lost&search=dp_lost')).data).toMatchObject([{ ref: 'dp_lost' }]);
  expect(await auditOf(lost)).toEqual([
    { action: 'invoices.dispute', actor_id: finance.id, reason: 'the bank wrote' },
  ]);
  expect((await close({ id: 999_999 }, 'won')).statusCode).toBe(404);
  expect(await checkBooks(database.db, books)).toEqual([]);
});
