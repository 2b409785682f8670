import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { allBooks } from '../../books-check.job.ts';
import { features } from '../../features.ts';
import { createEvents } from '../../platform/events/events.ts';
import { createAccount } from '../../testing/create-account.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { requestOrders } from '../checkout/placing/request-orders.ts';
import { createCoupon } from '../coupons/testing/create-coupon.ts';
import { confirmInvoice, refundInvoice, settleInvoice } from '../invoices/index.ts';
import { createMethod, evidenceOf, reloadInvoice } from '../invoices/testing/create-invoice.ts';
import { checkBooks, creditWallet, walletBalances } from '../ledger/index.ts';
import { usd } from '../ledger/testing/fund-customer.ts';
import { cancelOrder, completeOrder, handOverOrder, orderSummary, payOrder } from '../orders/index.ts';
import { listOrders } from '../orders/lists/list-orders.ts';
import { newLink, openShop } from '../orders/testing/shop.ts';
import { dismissGuestOrders } from './dismiss-guest-orders.ts';
import { getGuestOrders } from './get-guest-orders.ts';
import { mergeGuest } from './merge-guest.ts';
import { takeOverGuestOrders } from './take-over-guest-orders.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(database);
const listeners = features.flatMap((feature) => feature.listeners ?? []);
const ctx = { ...shop.ctx, events: createEvents(listeners) };
const guest = { ...ctx, actor: { kind: 'widget', widgetId: 0n } as const };
const operator = { ...ctx, actor: { kind: 'system', name: 'operator' } as const };
const methodId = await createMethod(ctx, { strategy: 'message', accountNumber: '1' });
const service = await shop.service({ drip_feed_is_allowed: true });
/** Without the dispatch rows that a worker would have made. */
const books = allBooks.filter(({ name }) => !name.includes('handed over'));

const newEmail = () => `${crypto.randomUUID()}@people.example`;
const line = (changes: object = {}) => ({
  service_id: Number(service.id),
  quantity: 1000,
  url: newLink(),
  name: 'You won $1000',
  ...changes,
});

async function orderAsGuest(email: string, changes: object = {}) {
  const body = { orders: [line()], payment_method_id: Number(methodId), email, ...changes };
  const { data } = await requestOrders(guest, body, { idempotencyKey: undefined, address: '10.0.0.1' });
  const invoice = await reloadInvoice(ctx, { id: BigInt(data.payment?.invoice_id ?? 0) });
  return { ids: data.orders.map(({ id }) => BigInt(id)), invoice, guestId: invoice.account_id };
}
async function payAsGuest(email: string, changes: object = {}) {
  const placed = await orderAsGuest(email, changes);
  await confirmInvoice(operator, { invoiceId: placed.invoice.id });
  return placed;
}
async function owner(values: object = {}) {
  const email = newEmail();
  const { id } = await createAccount(db, shop.panel, { email, password_hash: 'x', ...values });
  return { id, email };
}
const signedIn = (accountId: bigint) =>
  ({ ...ctx, actor: { kind: 'user', accountId, permissions: [], frozen: false } }) as const;
const wallets = async (customerId: bigint) => {
  const { cash, bonus, owed } = await walletBalances(ctx, { customerId });
  return { cash, bonus, owed };
};
const listed = async (accountId: bigint) =>
  (await listOrders(signedIn(accountId), { per_page: 100 })).data.map(({ id, name }) => [BigInt(id), name]);
const news = async (invoiceId: bigint, about: 'disputed' | 'dispute_won', accountId: bigint) => {
  const invoice = await reloadInvoice(ctx, { id: invoiceId });
  const ids = { panelId: ctx.panel.id, invoiceId, accountId };
  await settleInvoice(ctx, invoiceId, evidenceOf(ctx, invoice, { news: about, ids, paymentRef: null }));
};
const isFrozen = async (id: bigint) => {
  const row = db.selectFrom('account').select('frozen_at').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).frozen_at !== null;
};

test('the owner sees figures only until they take over; then the orders, with their names, are theirs', async () => {
  const me = await owner();
  const [first, second] = [await payAsGuest(me.email), await payAsGuest(me.email)];
  await orderAsGuest(me.email);
  expect(second.guestId).toBe(first.guestId);
  expect(await listed(me.id)).toEqual([]);
  expect(await getGuestOrders(ctx, me.id)).toEqual({ orders: 2, amount: '2', being_checked: 0 });

  expect(await takeOverGuestOrders(signedIn(me.id), me.id)).toBe(2);
  expect(await listed(me.id)).toEqual([
    [second.ids[0], 'You won $1000'],
    [first.ids[0], 'You won $1000'],
  ]);
  expect(await getGuestOrders(ctx, me.id)).toEqual({ orders: 0, amount: '0', being_checked: 0 });
  expect(await takeOverGuestOrders(signedIn(me.id), me.id)).toBe(0);
  expect(await checkBooks(db, books)).toEqual([]);
});

test('what is left of the guest’s money comes along, and later refunds go to the new owner', async () => {
  const me = await owner();
  const { ids, guestId } = await payAsGuest(me.email, { orders: [line(), line(), line()] });
  const [canceled = 0n, running = 0n, done = 0n] = ids;
  await cancelOrder(ctx, { orderId: canceled, reason: 'operator' });
  await completeOrder(ctx, done);
  expect((await wallets(guestId)).cash).toBe(usd('1'));
  await takeOverGuestOrders(signedIn(me.id), me.id);
  expect([(await wallets(guestId)).cash, (await wallets(me.id)).cash]).toEqual([0n, usd('1')]);
  await cancelOrder(ctx, { orderId: running, reason: 'operator' });
  expect([(await wallets(guestId)).cash, (await wallets(me.id)).cash]).toEqual([0n, usd('2')]);
  expect((await orderSummary(ctx, me.id)).spent).toBe(usd('1'));
  expect(await checkBooks(db, books)).toEqual([]);
  // A second time from the same guest's account.
  const again = await payAsGuest(me.email);
  expect(again.guestId).toBe(guestId);
  await cancelOrder(ctx, { orderId: again.ids[0] ?? 0n, reason: 'operator' });
  expect(await takeOverGuestOrders(signedIn(me.id), me.id)).toBe(1);
  expect((await wallets(me.id)).cash).toBe(usd('3'));
  expect(await checkBooks(db, books)).toEqual([]);
});

test('ten take-overs at once move everything once', async () => {
  const me = await owner();
  const { ids } = await payAsGuest(me.email, { orders: [line(), line()] });
  await cancelOrder(ctx, { orderId: ids[0] ?? 0n, reason: 'operator' });
  const moved = await Promise.all(
    Array.from({ length: 10 }, () => takeOverGuestOrders(signedIn(me.id), me.id)),
  );
  expect(moved.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect((await wallets(me.id)).cash).toBe(usd('1'));
  expect(await checkBooks(db, books)).toEqual([]);
});

test('take-overs, cancels, disputes and new guest orders at once leave the books in order', async () => {
  const me = await owner();
  const paid = await Promise.all(
    Array.from({ length: 6 }, () => payAsGuest(me.email, { orders: [line(), line()] })),
  );
  await Promise.all([
    ...paid.map(({ ids }) => cancelOrder(ctx, { orderId: ids[0] ?? 0n, reason: 'operator' })),
    ...paid.slice(0, 2).map(({ invoice, guestId }) => news(invoice.id, 'disputed', guestId)),
    ...[1, 2, 3].map(() => takeOverGuestOrders(signedIn(me.id), me.id)),
    ...[1, 2].map(() => payAsGuest(me.email)),
  ]);
  expect(await checkBooks(db, books)).toEqual([]);
});

test('what is disputed, owed or under review is counted, not offered', async () => {
  const me = await owner();
  const disputed = await payAsGuest(me.email, { orders: [line(), line()] });
  await handOverOrder(ctx, disputed.ids[0] ?? 0n);
  await news(disputed.invoice.id, 'disputed', disputed.guestId);
  const clean = await payAsGuest(me.email);
  expect(clean.guestId).not.toBe(disputed.guestId);
  const reviewed = await orderAsGuest(me.email);
  await db
    .updateTable('invoice')
    .set({ status: 'in_moderation' })
    .where('id', '=', reviewed.invoice.id)
    .execute();
  expect(await getGuestOrders(ctx, me.id)).toEqual({ orders: 1, amount: '1', being_checked: 3 });
  expect(await takeOverGuestOrders(signedIn(me.id), me.id)).toBe(1);
  expect((await listed(me.id)).map(([id]) => id)).toEqual(clean.ids);
  expect(await wallets(me.id)).toMatchObject({ owed: 0n });
  // The bank decides for the panel: now it is clean.
  await news(disputed.invoice.id, 'dispute_won', disputed.guestId);
  expect(await getGuestOrders(ctx, me.id)).toMatchObject({ orders: 2, being_checked: 1 });
  expect(await checkBooks(db, books)).toEqual([]);
});

test('what was taken over is the owner’s affair: a later refund and a dispute are theirs', async () => {
  const me = await owner();
  const { invoice, guestId, ids } = await payAsGuest(me.email, { orders: [line(), line()] });
  await takeOverGuestOrders(signedIn(me.id), me.id);
  await cancelOrder(ctx, { orderId: ids[0] ?? 0n, reason: 'operator' });
  await refundInvoice(operator, { invoiceId: invoice.id, amount: usd('1'), reason: 'asked' });
  expect((await wallets(me.id)).cash).toBe(0n);
  await handOverOrder(ctx, ids[1] ?? 0n);
  // The gateway still names the account that paid.
  const rest = evidenceOf(ctx, await reloadInvoice(ctx, invoice), { news: 'disputed', paymentRef: null });
  const named = { panelId: ctx.panel.id, invoiceId: invoice.id, accountId: guestId };
  await settleInvoice(ctx, invoice.id, { ...rest, ids: named, units: rest.units / 2n });
  expect([await wallets(me.id), await isFrozen(me.id)]).toMatchObject([{ owed: usd('1') }, true]);
  expect([await wallets(guestId), await isFrozen(guestId)]).toMatchObject([{ owed: 0n }, false]);
  await news(invoice.id, 'dispute_won', guestId);
  expect([await wallets(me.id), await isFrozen(me.id)]).toMatchObject([{ owed: 0n }, false]);
  expect(await checkBooks(db, books)).toEqual([]);
});

test('an owner who says that they are not theirs hears no more of them', async () => {
  const me = await owner();
  const { guestId, ids } = await payAsGuest(me.email);
  await dismissGuestOrders(signedIn(me.id), me.id);
  expect(await getGuestOrders(ctx, me.id)).toEqual({ orders: 0, amount: '0', being_checked: 0 });
  expect(await takeOverGuestOrders(signedIn(me.id), me.id)).toBe(0);
  await completeOrder(ctx, ids[0] ?? 0n);
  // The next one may be theirs.
  const next = await payAsGuest(me.email);
  expect(next.guestId).not.toBe(guestId);
  expect(await takeOverGuestOrders(signedIn(me.id), me.id)).toBe(1);
});

test('a drip feed moves whole, and a link that the owner has in work stays held once', async () => {
  const me = await owner();
  const url = newLink();
  await creditWallet(ctx, { type: 'bonus', customerId: me.id, key: `b:${me.id}`, amount: usd('1') });
  const drip_feed = { runs: 3, minutes_between_runs: 60, mode: 'flat', quantity_step: 0 };
  await payAsGuest(me.email, { orders: [line({ url, drip_feed })] });
  const body = { orders: [line({ url })], payment_method_id: Number(methodId) };
  const own = await requestOrders(signedIn(me.id), body, { idempotencyKey: undefined, address: '::1' });
  await payOrder(ctx, BigInt(own.data.orders[0]?.id ?? 0));
  expect(await getGuestOrders(ctx, me.id)).toMatchObject({ orders: 1, amount: '3' });
  expect(await takeOverGuestOrders(signedIn(me.id), me.id)).toBe(1);
  const feeds = await db.selectFrom('drip_feed').select('account_id').where('link', '=', url).execute();
  expect(feeds).toEqual([{ account_id: me.id }]);
  const { rows } = await sql<{ orders: bigint; held: bigint; tallied: bigint }>`
    select count(*) as orders, count(*) filter (where holds_link) as held,
           (select orders from order_tally where account_id = ${me.id}) as tallied
      from customer_order where account_id = ${me.id}`.execute(db);
  expect(rows).toEqual([{ orders: 4n, held: 1n, tallied: 4n }]);
  expect(await checkBooks(db, books)).toEqual([]);
});

test('cashback of a coupon that a guest used goes to whoever took the order over', async () => {
  const me = await owner();
  const coupon = await createCoupon(db, shop.panel, {
    type: 'cashback',
    percent_ppm: 500_000,
    account_limit: null,
  });
  const { ids, guestId } = await payAsGuest(me.email, { coupon_code: coupon.code });
  await takeOverGuestOrders(signedIn(me.id), me.id);
  await completeOrder(ctx, ids[0] ?? 0n);
  expect((await wallets(guestId)).bonus).toBe(0n);
  expect((await wallets(me.id)).bonus).toBeGreaterThan(0n);
  expect(await checkBooks(db, books)).toEqual([]);
});

test('an address that is only claimed, another address and another panel get nothing', async () => {
  const email = newEmail();
  await payAsGuest(email);
  const claimant = await createAccount(db, shop.panel, { email: null, claimed_email: email });
  const other = await owner();
  const foreign = await openShop(database);
  const there = { ...ctx, panel: foreign.panel };
  const stranger = await createAccount(db, foreign.panel, { email });
  for (const [where, id] of [
    [ctx, claimant.id],
    [ctx, other.id],
    [there, stranger.id],
    [there, other.id],
  ] as const) {
    expect(await getGuestOrders(where, id)).toMatchObject({ orders: 0, being_checked: 0 });
    expect(await takeOverGuestOrders(where, id)).toBe(0);
    await dismissGuestOrders(where, id);
  }
  const mine = await createAccount(db, shop.panel, { email });
  expect(await takeOverGuestOrders(signedIn(mine.id), mine.id)).toBe(1);
});

/** What of a guest's account follows its orders, and why the rest does not. */
const tables: Record<string, 'moves' | string> = {
  account_freeze: 'a frozen account is not taken over',
  api_token: 'made signed in',
  account_grade: 'reckoned from the orders; a guest has none',
  bulk_job: 'made by staff',
  catalogue_change: 'a note about prices, taken within seconds',
  channel_connect_attempt: 'made signed in',
  channel_connection: 'made signed in',
  campaign: 'made signed in',
  campaign_subscription: 'made signed in',
  channel_quota_use: 'counts what those who are signed in have asked for',
  child_panel: 'made signed in',
  console_view: 'made by staff',
  coupon_redemption: 'moves',
  custom_price: 'granted to a person',
  customer_order: 'moves',
  drip_feed: 'moves',
  extension_token: 'made signed in',
  grade_change: 'follows the grade',
  favorite: 'made signed in',
  free_trial: 'made signed in',
  free_trial_start: 'made signed in',
  invoice: 'moves',
  keyword_allowance: 'made signed in',
  keyword_lookup: 'made for those who are signed in',
  keyword_search: 'made signed in',
  linked_card: 'made signed in',
  login_attempt: 'history of the account itself',
  marketing_source: 'how the guest came here',
  notification: 'nobody signs in to it',
  one_time_code: 'mailed for the account itself',
  order_group: 'moves',
  order_summary: 'moves',
  order_tally: 'moves',
  order_widget: 'made signed in',
  passkey: 'made signed in',
  passkey_challenge: 'made signed in',
  recovery_code: 'made signed in',
  review: 'made signed in',
  saved_link: 'made signed in',
  service_access: 'granted to a person',
  service_purchase: 'moves',
  session: 'nobody signs in to it',
  sign_in_challenge: 'nobody signs in to it',
  social_flow: 'made signed in',
  social_identity: 'made signed in',
  subscription: 'made signed in',
  ticket: 'made signed in',
  ticket_message: 'made signed in',
  totp_secret: 'made signed in',
  verification: 'made signed in',
  verification_document: 'made signed in',
  video_channel: 'made signed in',
  wallet_adjustment: 'history of the account itself',
  webhook: 'made signed in',
  webhook_delivery: 'made signed in',
  reward_notice: 'belongs to the earner, not to the buyer',
  widget_reward: 'belongs to the partner, not to the buyer',
  withdrawal: 'made signed in',
};

test('every table with an account is decided on, and nothing that moves is left behind', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
     where column_name = 'account_id' and table_schema = 'public' order by 1`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(tables).sort());

  const me = await owner();
  const coupon = await createCoupon(db, shop.panel, { account_limit: null });
  const drip_feed = { runs: 2, minutes_between_runs: 60, mode: 'flat', quantity_step: 0 };
  const orders = [line(), line({ drip_feed })];
  const { guestId, ids } = await payAsGuest(me.email, { orders, coupon_code: coupon.code });
  await completeOrder(ctx, ids[0] ?? 0n);
  await takeOverGuestOrders(signedIn(me.id), me.id);
  for (const [table, decision] of Object.entries(tables)) {
    if (decision !== 'moves') continue;
    const { rows: own } = await sql`
      select from ${sql.table(table)} where account_id = ${me.id}`.execute(db);
    expect(own.length, table).toBeGreaterThan(0);
  }
  const { rows: left } = await sql<{ orders: bigint; spent: bigint; tallied: bigint }>`
    select (select count(*) from customer_order where account_id = ${guestId}) as orders,
           (select spent from order_summary where account_id = ${guestId}) as spent,
           (select orders from order_tally where account_id = ${guestId}) as tallied`.execute(db);
  expect(left).toEqual([{ orders: 0n, spent: 0n, tallied: 0n }]);
});

test('staff merge a guest into an account: by its address, or with a reason, and once', async () => {
  const me = await owner();
  const mine = await payAsGuest(me.email);
  const merge = (guestId: bigint, reason?: string) =>
    mergeGuest(signedIn(me.id), { ownerId: me.id, guestId, reason });
  expect(await merge(mine.guestId)).toBe(1);
  await expect(merge(mine.guestId)).rejects.toThrow('wrong_state');

  const typo = await payAsGuest(newEmail());
  await expect(merge(typo.guestId)).rejects.toThrow('invalid_input');
  const both = await Promise.allSettled([merge(typo.guestId, 'mistyped'), merge(typo.guestId, 'mistyped')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await listed(me.id)).map(([id]) => id)).toEqual([typo.ids[0], mine.ids[0]]);
  const audited = await db
    .selectFrom('audit_entry')
    .select(['reason', 'after'])
    .where('action', '=', 'guest-orders.merge')
    .where('subject_id', '=', String(me.id))
    .orderBy('id')
    .execute();
  expect(audited).toEqual([
    { reason: null, after: { guest: String(mine.guestId), orders: 1 } },
    { reason: 'mistyped', after: { guest: String(typo.guestId), orders: 1 } },
  ]);
});

test('staff merge no unpaid, frozen or proven account, and none into an unproven one', async () => {
  const me = await owner();
  const merge = (guestId: bigint, ownerId = me.id) =>
    mergeGuest(signedIn(me.id), { ownerId, guestId, reason: 'asked' });
  const unpaid = await orderAsGuest(me.email);
  await expect(merge(unpaid.guestId)).rejects.toThrow('wrong_state');
  await expect(merge((await owner()).id)).rejects.toThrow('wrong_state');
  await expect(merge(999_999_999n)).rejects.toThrow('invalid_input');
  const paid = await payAsGuest(newEmail());
  const unproven = await owner({ email: null, claimed_email: newEmail() });
  await expect(merge(paid.guestId, unproven.id)).rejects.toThrow('email_not_proven');
  await db.updateTable('account').set({ frozen_at: new Date() }).where('id', '=', paid.guestId).execute();
  await expect(merge(paid.guestId)).rejects.toThrow('wrong_state');
});
