import { expect, test } from 'vitest';
import { createAccount } from '../../testing/create-account.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { chargeBack, creditWallet } from '../ledger/index.ts';
import { fundCustomer, usd } from '../ledger/testing/fund-customer.ts';
import { factorVisitor } from '../second-factor/testing/factor-visitor.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import {
  mailedLinks,
  newEmail,
  password,
  post,
  profileOf,
  provenVisitor,
  signUpVisitor,
  switchCaptchaOff,
} from '../sessions/testing/visitor.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database);
const panel = await rootPanel(database);
const ctx = await testContext(database, { panel });
const other = await createHostedPanel(database);
await switchCaptchaOff(database);
const [owner, manager] = [
  await staffMember(app, database, 'owner'),
  await staffMember(app, database, 'manager'),
];

type Person = { headers: Record<string, string> };
const get = async (path: string, person: Person = manager) =>
  app.call(`/api/v1/admin/customers${path}`, { headers: person.headers });
const list = async (query: Record<string, string>) => (await get(`?${new URLSearchParams(query)}`)).json();
const ids = async (query: Record<string, string>) =>
  (await list(query)).data.map(({ id }: { id: number }) => BigInt(id));
const act = (id: bigint, action: string, payload: object = { reason: 'asked by phone' }, person = manager) =>
  app.call(`/api/v1/admin/customers/${id}/${action}`, { method: 'POST', headers: person.headers, payload });
const audited = async (id: bigint, action: string) =>
  db
    .selectFrom('audit_entry')
    .select(['actor_id', 'reason', 'before', 'after'])
    .where('panel_id', '=', panel.id)
    .where('subject_id', '=', String(id))
    .where('action', '=', action)
    .execute();

test('found by number, e-mail or its beginning, first and last name, and by nothing that is no beginning', async () => {
  const { id } = await createAccount(db, panel, {
    name: 'Zadie Quillfeather',
    email: 'zadie.q@people.example',
  });
  const claimed = await createAccount(db, panel, { email: null, claimed_email: 'zadie.r@people.example' });
  const elsewhere = await createAccount(db, other, { name: 'Zadie Quillfeather' });
  expect(await ids({ search: String(id) })).toEqual([id]);
  expect(await ids({ search: `#${id}` })).toEqual([id]);
  expect(await ids({ search: 'Zadie.q@people.example' })).toEqual([id]);
  expect(await ids({ search: 'zadie.' })).toEqual([claimed.id, id]);
  expect(await ids({ search: 'zadie qu' })).toEqual([id]);
  expect(await ids({ search: 'QUILLF' })).toEqual([id]);
  for (const search of ['%adie', '_adie', 'feather', 'people.example', String(elsewhere.id)])
    expect([search, await ids({ search })]).toEqual([search, []]);
});

test('found by a name without its accents, in any case and width', async () => {
  const { id } = await createAccount(db, panel, {
    name: 'İsmail Łukasiewicz',
    email: 'somebody.else@people.example',
  });
  for (const search of [
    'ismail',
    'ISMAIL',
    'Ismaıl',
    'lukas',
    'łuk',
    'ＩＳＭ',
    'i\u0307smail luka',
    `${id}`.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit))),
  ])
    expect([search, await ids({ search })]).toEqual([search, [id]]);
  expect(await ids({ search: 'smail' })).toEqual([]);
});

test('pages begin behind the last row, also where many registered in one moment', async () => {
  const created_at = new Date('2031-03-03T10:00:00Z');
  const people = [];
  for (let count = 0; count < 5; count += 1)
    people.push(await createAccount(db, panel, { name: 'Same Moment', created_at }));
  const newestFirst = people.map(({ id }) => id).reverse();
  const first = await list({ from: '2031-03-03', to: '2031-03-03', limit: '3' });
  const second = await list({ from: '2031-03-03', to: '2031-03-03', limit: '3', after: String(first.next) });
  expect([...first.data, ...second.data].map(({ id }) => BigInt(id))).toEqual(newestFirst);
  expect(second.next).toBeNull();
  expect(await ids({ from: '2031-03-04' })).toEqual([]);
});

test('the whole list is a file, and a name cannot be a formula', async () => {
  const created_at = new Date('2033-05-05T10:00:00Z');
  for (let count = 0; count < 3; count += 1)
    await createAccount(db, panel, { name: '=1+1', created_at, email: null, claimed_email: newEmail() });
  const query = new URLSearchParams({ from: '2033-05-05', state: 'unproven' });
  const file = await get(`.csv?${query}`);
  const lines = file.body.trim().split(/\r?\n/);
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('id,name,email,state');
  expect(lines[1]).not.toMatch(/,=1/);
});

test('each state, role, source and debt is a filter', async () => {
  const created_at = new Date('2032-01-01T00:00:00Z');
  const person = (values: object) => createAccount(db, panel, { created_at, ...values });
  const made = {
    active: await person({ marketing: JSON.stringify({ marketing_source: 'spring-ad' }) }),
    frozen: await person({ frozen_at: new Date() }),
    closed: await person({ email: null, closed_at: new Date(), frozen_at: new Date() }),
    unproven: await person({ email: null, claimed_email: newEmail(), password_hash: 'x' }),
    guest: await person({ email: null, claimed_email: newEmail(), is_guest: true }),
  };
  for (const [state, { id }] of Object.entries(made))
    expect([state, await ids({ state, from: '2032-01-01', to: '2032-01-01' })]).toEqual([state, [id]]);
  expect(await ids({ source: 'spring-ad' })).toEqual([made.active.id]);
  expect(await ids({ role: 'owner' })).toEqual([owner.id]);
  expect((await get('?state=happy')).statusCode).toBe(422);

  const debtor = await fundCustomer(ctx, { cash: usd('10') });
  await creditWallet(ctx, { type: 'bonus', customerId: debtor, amount: usd('3'), key: `bonus:${debtor}` });
  await chargeBack(ctx, {
    by: 'gateway',
    invoiceId: 1n,
    turn: 1,
    methodId: 1n,
    customerId: debtor,
    amount: usd('25'),
  });
  expect((await list({ owes: '1' })).data).toMatchObject([{ id: Number(debtor), balance: '3', owed: '15' }]);
});

test('the card holds what is known; another panel’s customer is not there', async () => {
  const bringer = await createAccount(db, panel, { name: 'Bringer' });
  const { id } = await createAccount(db, panel, {
    name: 'Known Person',
    referrer_id: bringer.id,
    marketing: JSON.stringify({ marketing_source: 'ad', vs_cid: 'c7' }),
    messengers: JSON.stringify([{ type: 'telegram', value: '@known' }]),
  });
  await creditWallet(ctx, { type: 'bonus', customerId: id, amount: usd('4'), key: `bonus:${id}` });
  const { data } = (await get(`/${id}`)).json();
  expect(data).toMatchObject({
    id: Number(id),
    state: 'active',
    wallets: { bonus: '4', cash: '0', owed: '0' },
    postings: [{ type: 'bonus', wallet: 'bonus', amount: '4', balance: '4' }],
    referral: { referred_by: { id: Number(bringer.id), name: 'Bringer' }, referred: 0 },
    marketing: { marketing_source: 'ad', vs_cid: 'c7' },
    messengers: [{ type: 'telegram', value: '@known' }],
    second_factor: { totp: false, passkeys: 0 },
    sessions: [],
    guests: [],
  });
  const brought = (await get(`/${bringer.id}`)).json().data.referral;
  expect(brought).toMatchObject({ referred: 1, recent: [{ id: Number(id), name: 'Known Person' }] });
  const elsewhere = await createAccount(db, other);
  for (const path of [`/${elsewhere.id}`, `/${elsewhere.id}/audit`, `/${elsewhere.id}/closing`])
    expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
});

test('frozen with a reason and unfrozen; what a bank froze stays', async () => {
  const customer = await provenVisitor(app, database);
  expect((await act(customer.id, 'freeze', { reason: '' })).statusCode).toBe(422);
  expect((await act(customer.id, 'freeze')).statusCode).toBe(204);
  expect((await act(customer.id, 'freeze')).statusCode).toBe(409);
  expect((await get(`/${customer.id}`)).json().data).toMatchObject({
    state: 'frozen',
    freezes: [{ cause: 'operator', reason: 'asked by phone' }],
  });
  expect(await audited(customer.id, 'accounts.freeze')).toMatchObject([
    { actor_id: manager.id, reason: 'asked by phone' },
  ]);
  await db
    .insertInto('account_freeze')
    .values({
      panel_id: panel.id,
      account_id: customer.id,
      cause: 'dispute',
      reference: '7',
      reason: 'payment 7 was disputed',
      created_at: new Date(),
    })
    .execute();
  expect((await act(customer.id, 'unfreeze')).statusCode).toBe(204);
  expect((await get(`/${customer.id}`)).json().data).toMatchObject({
    state: 'frozen',
    freezes: [{ cause: 'dispute' }],
  });
  expect((await act(customer.id, 'unfreeze')).statusCode).toBe(409);
  const { data } = (await get(`/${customer.id}/audit`)).json();
  expect(data[0]).toMatchObject({ action: 'accounts.unfreeze', actor: { id: Number(manager.id) } });
});

test('staff are changed by who may manage them, and nobody changes themselves', async () => {
  const support = await staffMember(app, database, 'support');
  expect((await act(support.id, 'freeze')).statusCode).toBe(409);
  expect((await act(owner.id, 'end-sessions')).statusCode).toBe(409);
  expect((await act(manager.id, 'end-sessions')).statusCode).toBe(409);
  expect((await act(support.id, 'freeze', undefined, owner)).statusCode).toBe(204);
  const elsewhere = await createAccount(db, other);
  for (const action of ['freeze', 'unfreeze', 'end-sessions', 'reset-second-factor', 'closing'])
    expect([action, (await act(elsewhere.id, action)).statusCode]).toEqual([action, 404]);
});

test('sessions end within a second', async () => {
  const customer = await provenVisitor(app, database);
  expect((await act(customer.id, 'end-sessions')).statusCode).toBe(204);
  await expect
    .poll(async () => (await profileOf(app, customer.bearer)).statusCode, { timeout: 2000 })
    .toBe(401);
  expect(await audited(customer.id, 'customers.end-sessions')).toMatchObject([
    { actor_id: manager.id, before: { sessions: 1 } },
  ]);
});

test('a lost second factor is removed, the customer is told and signs in with the password', async () => {
  const customer = await factorVisitor(app);
  expect((await act(customer.id, 'reset-second-factor')).statusCode).toBe(409);
  await customer.enableTotp();
  expect((await act(customer.id, 'reset-second-factor')).statusCode).toBe(204);
  const mails = await db
    .selectFrom('outbox_mail')
    .select('template')
    .where('recipient', '=', customer.email)
    .execute();
  expect(mails.map(({ template }) => template)).toContain('factor-changed');
  expect((await post(app, '/login', { email: customer.email, password })).statusCode).toBe(200);
  expect(await audited(customer.id, 'customers.reset-second-factor')).toMatchObject([
    { reason: 'asked by phone' },
  ]);
});

test('mails are sent again to the account’s own address alone', async () => {
  const waiting = await signUpVisitor(app);
  const before = (await mailedLinks(database, waiting.email)).length;
  expect((await act(waiting.id, 'mails', { template: 'verify-email' })).statusCode).toBe(204);
  const links = await mailedLinks(database, waiting.email);
  expect(links).toHaveLength(before + 1);
  expect(links[0]?.pathname).toBe('/email/verify');
  expect(await audited(waiting.id, 'customers.mail')).toMatchObject([
    { after: { template: 'verify-email' } },
  ]);

  const proven = await provenVisitor(app, database);
  expect((await act(proven.id, 'mails', { template: 'verify-email' })).statusCode).toBe(409);
  expect((await act(proven.id, 'mails', { template: 'password-reset' })).statusCode).toBe(204);
  const claimant = await signUpVisitor(app, proven.email);
  for (const template of ['verify-email', 'password-reset'])
    expect((await act(claimant.id, 'mails', { template })).statusCode).toBe(409);
});

test('a new address is the account’s once its owner has proven it, and can be undone', async () => {
  const customer = await provenVisitor(app, database);
  const email = newEmail();
  expect((await act(customer.id, 'email', { email, reason: 'lost the mailbox' })).statusCode).toBe(204);
  const addressNow = async () => (await get(`/${customer.id}`)).json().data.email;
  expect(await addressNow()).toBe(customer.email);
  const [link] = await mailedLinks(database, email);
  const token = link?.searchParams.get('code');
  expect((await post(app, '/email/change', { token })).statusCode).toBe(422);
  expect((await post(app, '/email/change', { token, password })).statusCode).toBe(204);
  expect(await addressNow()).toBe(email);
  expect((await mailedLinks(database, customer.email))[0]?.pathname).toBe('/email/undo');
  expect(await audited(customer.id, 'customers.change-email')).toMatchObject([
    { before: { email: customer.email }, after: { asked: email }, reason: 'lost the mailbox' },
  ]);
});

test('all data on request, written down; a closed account gives up what it was shown', async () => {
  const customer = await provenVisitor(app, database);
  await creditWallet(ctx, {
    type: 'bonus',
    customerId: customer.id,
    amount: usd('2'),
    key: `bonus:${customer.id}`,
  });
  const file = await get(`/${customer.id}/data`);
  expect(file.json().account).toMatchObject([{ email: customer.email }]);
  expect(file.headers['content-disposition']).toContain(`customer-${customer.id}`);
  expect(await audited(customer.id, 'customers.export')).toMatchObject([{ actor_id: manager.id }]);

  expect((await get(`/${customer.id}/closing`)).json().data).toEqual({ blockers: [], balance: '2' });
  const reason = 'letter of 3 May';
  expect((await act(customer.id, 'closing', { reason })).statusCode).toBe(422);
  expect((await act(customer.id, 'closing', { reason, give_up_balance: '1' })).statusCode).toBe(422);
  await act(customer.id, 'freeze');
  expect((await act(customer.id, 'closing', { reason, give_up_balance: '2' })).statusCode).toBe(409);
  await act(customer.id, 'unfreeze');
  expect((await act(customer.id, 'closing', { reason, give_up_balance: '2' })).statusCode).toBe(204);
  expect((await get(`/${customer.id}`)).json().data).toMatchObject({ state: 'closed', email: null });
  expect(await audited(customer.id, 'account-data.close')).toMatchObject([{ reason }]);
  expect((await act(customer.id, 'closing', { reason })).statusCode).toBe(404);
});
