import { money } from '@marquee/domain/money/money.ts';
import { beforeAll, expect, test } from 'vitest';
import { rootPanel } from '../../testing/root-panel.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { mailGuest } from '../checkout/mail-guest.ts';
import { mailPasswordReset } from '../sessions/password-reset/mail-password-reset.ts';
import {
  mailedLinks,
  newEmail,
  password,
  post,
  provenVisitor,
  registration,
  switchCaptchaOff,
} from '../sessions/testing/visitor.ts';
import type { Notice, NoticeKind } from './notice.ts';
import { notify } from './notify.ts';

const database = await testDatabase();
const app = await testApp(database);
const panel = await rootPanel(database);
beforeAll(() => switchCaptchaOff(database));

const planted = 'You won $1000, visit evil.example';
const link = 'https://evil.example/prize';

const mailsTo = (email: string) =>
  database.db
    .selectFrom('outbox_mail')
    .select(['template', 'subject', 'text_body', 'html_body'])
    .where('recipient', '=', email)
    .execute();

async function jobContext() {
  const ctx = await testContext(database, { panel });
  ctx.clock.set(new Date());
  return ctx;
}

/** Everything the user of an account can write into a notice; the rest comes from staff or gateways. */
const order = { orderId: 1n, service: 'Views', quantity: 10n };
const payment = { invoiceId: 1n, amount: money(100n) };
const withdrawal = { withdrawalId: 1n, amount: money(100n), method: 'Bank card' };
const subscription = { subscriptionId: 1n, name: planted };
const rewards = { program: 'referral', amount: money(1n), orders: 3 } as const;
const gradesEnd = { grade: 'Gold', until: '2026-12-24T00:00:00.000Z', toKeep: money(1n) };
const notices: { [Kind in NoticeKind]: Extract<Notice, { kind: Kind }> } = {
  'order-created': { kind: 'order-created', ...order, charged: money(1n) },
  'order-completed': { kind: 'order-completed', ...order },
  'order-canceled': { kind: 'order-canceled', ...order, refunded: money(1n) },
  'order-partial': { kind: 'order-partial', ...order, delivered: 1n, refunded: money(1n) },
  'payment-received': { kind: 'payment-received', ...payment },
  'payment-in-moderation': { kind: 'payment-in-moderation', ...payment },
  'payment-rejected': { kind: 'payment-rejected', ...payment },
  'payment-refunded': { kind: 'payment-refunded', ...payment },
  'withdrawal-paid': {
    kind: 'withdrawal-paid',
    ...withdrawal,
    payout: money(99n),
    account: planted,
    reference: 'SEPA 1',
  },
  'withdrawal-rejected': { kind: 'withdrawal-rejected', ...withdrawal, reason: 'Closed.' },
  'card-expiring': { kind: 'card-expiring', card: 'Visa', month: '12/2026' },
  'card-expired': { kind: 'card-expired', card: 'Visa', month: '12/2026' },
  'subscription-waiting': {
    kind: 'subscription-waiting',
    ...subscription,
    needed: money(1n),
    reason: 'balance',
  },
  'subscription-ordered': {
    kind: 'subscription-ordered',
    ...subscription,
    publicationUrl: link,
    charged: money(1n),
  },
  'subscription-ended': { kind: 'subscription-ended', ...subscription, why: 'canceled' },
  'ticket-answered': {
    kind: 'ticket-answered',
    ticketId: 1n,
    subject: planted,
    text: `You wrote: ${planted}`,
    replyTo: 'reply+1@panel.example',
  },
  'verification-approved': { kind: 'verification-approved' },
  'verification-rejected': { kind: 'verification-rejected', reason: 'Too dark.' },
  'reward-earned': { kind: 'reward-earned', ...rewards },
  'reward-held': { kind: 'reward-held', ...rewards },
  'reward-refused': { kind: 'reward-refused', ...rewards },
  'reward-reversed': { kind: 'reward-reversed', ...rewards },
  'grade-reached': { kind: 'grade-reached', grade: 'Gold', discount: 50_000 },
  'grade-lowered': { kind: 'grade-lowered', grade: 'Silver', before: 'Gold' },
  'grade-falling': { kind: 'grade-falling', ...gradesEnd },
  'grade-ending': { kind: 'grade-ending', ...gradesEnd },
  'free-trial-rejected': { kind: 'free-trial-rejected', reason: 'The post is gone.' },
  'channel-disconnected': { kind: 'channel-disconnected', channel: planted },
  'child-orders-waiting': {
    kind: 'child-orders-waiting',
    childPanel: planted,
    orders: 2,
    missing: money(1n),
  },
  'child-panel': {
    kind: 'child-panel',
    event: 'held',
    domain: planted,
    price: money(2_500_000_000n),
    date: '2026-12-17T00:00:00.000Z',
    reason: planted,
  },
  'campaign-plan': {
    kind: 'campaign-plan',
    event: 'renewed',
    plan: 'Creator',
    price: money(1_900_000_000n),
    limit: 200,
    date: '2026-12-17T00:00:00.000Z',
    campaigns: 0,
  },
  'campaign-finished': { kind: 'campaign-finished', campaignId: 7n, title: planted },
  'campaign-alert': {
    kind: 'campaign-alert',
    campaignId: 7n,
    title: planted,
    day: '2026-11-16',
    moves: [{ keyword: planted, country: 'US', before: null, after: 2, place: 3, entered: true }],
  },
  'new-device': { kind: 'new-device', userAgent: planted, address: '203.0.113.1' },
  'password-changed': { kind: 'password-changed' },
  'factor-changed': { kind: 'factor-changed', change: 'totpOn' },
  'api-key-made': { kind: 'api-key-made' },
  'webhook-off': { kind: 'webhook-off', url: link },
  'provider-low': { kind: 'provider-low', provider: planted, balance: '0' },
  'provider-shrunken': { kind: 'provider-shrunken', provider: planted, listed: 1 },
  'provider-changed': {
    kind: 'provider-changed',
    provider: planted,
    held: 1,
    offSale: 1,
    followed: 1,
    rejected: 1,
  },
  'provider-held': { kind: 'provider-held', provider: planted, reported: planted, currency: 'USD' },
  'returned-twice': { kind: 'returned-twice', ...payment },
  'orders-unknown': { kind: 'orders-unknown', orderIds: [1n] },
  'outgoing-held': { kind: 'outgoing-held' },
  'account-closed': { kind: 'account-closed' },
};

test('whoever types a stranger’s address cannot write to them', async () => {
  const email = newEmail();
  const texts = { name: planted, account_type: 'company', company_name: planted, vat: planted };
  const registered = await post(app, '/register', registration(email, texts));
  expect(registered.statusCode).toBe(200);
  const accountId = BigInt(registered.json().data.id);
  const headers = { authorization: String(registered.headers.authorization) };
  const wanted = newEmail();
  const change = { email: wanted, current_password: password };

  expect((await post(app, '/api/v1/profile/send-verification', {}, { headers })).statusCode).toBe(204);
  expect((await post(app, '/api/v1/profile/email', change, { headers })).statusCode).toBe(204);
  await mailPasswordReset(await jobContext(), { email, origin: 'https://panel.example' });
  await mailGuest(await jobContext(), { accountId, groupId: 1n, email });
  for (const notice of Object.values(notices)) await notify(await jobContext(), accountId, notice);

  const mails = [...(await mailsTo(email)), ...(await mailsTo(wanted))];
  const templates = mails.map(({ template }) => template);
  for (const template of ['welcome', 'verify-email', 'password-reset', 'guest-order', 'confirm-new-email'])
    expect(templates).toContain(template);
  for (const kind of ['order-created', 'ticket-answered', 'subscription-ended'])
    expect(templates).toContain(kind);
  for (const mail of mails) expect(JSON.stringify(mail)).not.toMatch(/evil|\$1000/);
});

test('a proven address is greeted by name and reads what was written', async () => {
  const { id, email } = await provenVisitor(app, database);
  await notify(await jobContext(), id, notices['ticket-answered']);
  const mail = (await mailsTo(email)).find(({ template }) => template === 'ticket-answered');
  expect(mail?.text_body).toMatch(/Robin[\s\S]*You wrote: You won/);
});

test('once somebody owns the address, other accounts that claim it mail nothing there', async () => {
  const email = newEmail();
  const other = await post(app, '/register', registration(email, { name: planted }));
  await provenVisitor(app, database, email);
  const before = (await mailsTo(email)).length;
  for (const notice of Object.values(notices))
    await notify(await jobContext(), BigInt(other.json().data.id), notice);
  expect(await mailsTo(email)).toHaveLength(before);
  expect((await mailedLinks(database, email)).length).toBe(before);
});
