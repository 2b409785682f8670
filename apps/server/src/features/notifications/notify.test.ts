import { locales } from '@marquee/domain/locale/locales.ts';
import { money } from '@marquee/domain/money/money.ts';
import { expect, test } from 'vitest';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { sendMailJob } from '../../platform/mail/send-mail.job.ts';
import { createAccount } from '../../testing/create-account.ts';
import { sentJobs } from '../../testing/sent-jobs.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { changeSettings } from '../settings/index.ts';
import type { CredentialsChange, Notice, NoticeKind } from './notice.ts';
import { notify } from './notify.ts';

const database = await testDatabase();
const ctx = await testContext(database);

const order = { orderId: 4711n, service: 'Views <b>&</b> likes', quantity: 25_000n };
const payment = { invoiceId: 815n, amount: money(1_250_000_000n) };
const withdrawal = { withdrawalId: 31n, amount: money(1_250_000_000n), method: 'Bank card' };
const subscription = { subscriptionId: 99n, name: 'My channel' };
const ticket = {
  kind: 'ticket-answered',
  ticketId: 7n,
  subject: 'Where is it?',
  text: 'On its way.',
} as const;

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const changes: readonly CredentialsChange[] = [
  'totpOn',
  'totpOff',
  'passkeyAdded',
  'passkeyRemoved',
  'recoveryCodesRenewed',
  'socialConnected',
  'socialDisconnected',
];

const rewards = { program: 'referral', amount: money(1_250_000_000n), orders: 3 } as const;
const gradesEnd = { grade: 'Gold', until: '2026-12-24T00:00:00.000Z', toKeep: money(12_500_000_000n) };
const samples: { [Kind in NoticeKind]: Extract<Notice, { kind: Kind }>[] } = {
  'order-created': [{ kind: 'order-created', ...order, charged: money(999_999_999n) }],
  'order-completed': [{ kind: 'order-completed', ...order }],
  'order-canceled': [{ kind: 'order-canceled', ...order, refunded: money(100_000_000n) }],
  'order-partial': [{ kind: 'order-partial', ...order, delivered: 12_345n, refunded: money(50_000_000n) }],
  'payment-received': [{ kind: 'payment-received', ...payment }],
  'payment-in-moderation': [{ kind: 'payment-in-moderation', ...payment }],
  'payment-rejected': [
    { kind: 'payment-rejected', ...payment },
    { kind: 'payment-rejected', ...payment, reason: 'The card belongs to somebody else.' },
  ],
  'payment-refunded': [
    { kind: 'payment-refunded', ...payment },
    { kind: 'payment-refunded', ...payment, claimUrl: 'https://coins.example/pull-payments/1' },
  ],
  'withdrawal-paid': [
    {
      kind: 'withdrawal-paid',
      ...withdrawal,
      payout: money(1_250_000_000n),
      account: '4000 1234',
      reference: 'SEPA 1',
    },
  ],
  'withdrawal-rejected': [{ kind: 'withdrawal-rejected', ...withdrawal, reason: 'The account is closed.' }],
  'card-expiring': [{ kind: 'card-expiring', card: 'Visa •••• 4242', month: '12/2026' }],
  'card-expired': [{ kind: 'card-expired', card: 'Visa •••• 4242', month: '10/2026' }],
  'subscription-waiting': [
    { kind: 'subscription-waiting', ...subscription, needed: money(300_000_000n), reason: 'balance' },
  ],
  'subscription-ordered': [
    {
      kind: 'subscription-ordered',
      ...subscription,
      publicationUrl: 'https://videos.example/watch?v=1',
      charged: money(300_000_000n),
    },
  ],
  'subscription-ended': (['limit-reached', 'canceled', 'no-publications'] as const).map((why) => ({
    kind: 'subscription-ended',
    ...subscription,
    why,
  })),
  'ticket-answered': [ticket, { ...ticket, replyTo: 'reply+7-abc@panel.example' }],
  'verification-approved': [{ kind: 'verification-approved' }],
  'verification-rejected': [{ kind: 'verification-rejected', reason: 'The picture is too dark.' }],
  'grade-reached': [
    { kind: 'grade-reached', grade: 'Silver', discount: 0 },
    { kind: 'grade-reached', grade: 'Gold', discount: 50_000 },
  ],
  'grade-lowered': [
    { kind: 'grade-lowered', grade: 'Silver', before: 'Gold' },
    { kind: 'grade-lowered', grade: '', before: 'Silver' },
  ],
  'grade-falling': [{ kind: 'grade-falling', ...gradesEnd }],
  'grade-ending': [{ kind: 'grade-ending', ...gradesEnd }],
  'reward-earned': [{ kind: 'reward-earned', ...rewards }],
  'reward-held': [{ kind: 'reward-held', ...rewards, program: 'widget' }],
  'reward-refused': [{ kind: 'reward-refused', ...rewards }],
  'reward-reversed': [{ kind: 'reward-reversed', ...rewards, program: 'widget' }],
  'free-trial-rejected': [{ kind: 'free-trial-rejected', reason: 'The post is gone.' }],
  'channel-disconnected': [{ kind: 'channel-disconnected', channel: 'The channel' }],
  'child-orders-waiting': [1, 5].map((orders) => ({
    kind: 'child-orders-waiting',
    childPanel: 'Boost',
    orders,
    missing: money(1_250_000_000n),
  })),
  'child-panel': (
    [
      'opened',
      'renewing',
      'ending',
      'renewed',
      'expired',
      'frozen',
      'terminated',
      'refunded',
      'held',
      'released',
      'elsewhere',
    ] as const
  ).map((event) => ({
    kind: 'child-panel',
    event,
    domain: 'shop.example',
    price: money(2_500_000_000n),
    date: '2026-12-17T00:00:00.000Z',
    ...(event === 'held' ? { reason: 'Complaints by customers.' } : {}),
  })),
  'campaign-plan': (
    ['trialEnding', 'ending', 'shrinking', 'renewed', 'shrunk', 'lapsed', 'ended'] as const
  ).map((event, index) => ({
    kind: 'campaign-plan',
    event,
    plan: 'Creator',
    price: money(1_900_000_000n),
    limit: 200,
    date: '2026-12-17T00:00:00.000Z',
    campaigns: index,
  })),
  'campaign-finished': [{ kind: 'campaign-finished', campaignId: 7n, title: 'How to play' }],
  'campaign-alert': [1, 25].map((count) => ({
    kind: 'campaign-alert',
    campaignId: 7n,
    title: 'How to play',
    day: '2026-11-16',
    moves: Array.from({ length: count }, (_, index) => ({
      keyword: `piano ${index}`,
      country: 'US',
      before: index % 2 === 0 ? null : 2,
      after: index % 2 === 0 ? 9 : null,
      place: index % 2 === 0 ? 10 : 3,
      entered: index % 2 === 0,
    })),
  })),
  'new-device': [firefox, '', 'Mozilla/5.0 (Unheard-of)'].map((userAgent) => ({
    kind: 'new-device',
    userAgent,
    address: '203.0.113.7',
  })),
  'password-changed': [{ kind: 'password-changed' }],
  'factor-changed': changes.map((change) => ({ kind: 'factor-changed', change })),
  'api-key-made': [{ kind: 'api-key-made' }],
  'webhook-off': [{ kind: 'webhook-off', url: 'https://shop.example/hook' }],
  'provider-low': [{ kind: 'provider-low', provider: 'Upstream', balance: '4.20 EUR' }],
  'provider-shrunken': [{ kind: 'provider-shrunken', provider: 'Upstream', listed: 12 }],
  'provider-changed': [
    { kind: 'provider-changed', provider: 'Upstream', held: 3, offSale: 2, followed: 1, rejected: 4 },
  ],
  'provider-held': [{ kind: 'provider-held', provider: 'Upstream', reported: 'RUB', currency: 'USD' }],
  'returned-twice': [{ kind: 'returned-twice', ...payment }],
  'orders-unknown': [{ kind: 'orders-unknown', orderIds: [5n, 7n] }],
  'outgoing-held': [{ kind: 'outgoing-held' }],
  'account-closed': [{ kind: 'account-closed' }],
};
const notices = Object.values(samples).flat();

async function mailsTo(of: Context, recipient: string | null) {
  return of.db
    .selectFrom('outbox_mail')
    .selectAll()
    .where('panel_id', '=', of.panel.id)
    .where('recipient', '=', recipient ?? '')
    .orderBy('id')
    .execute();
}

test.each(locales)('every notice in %s: subject, text and html say all of it', async (locale) => {
  const { id, email } = await createAccount(database.db, ctx.panel, { locale, name: 'Robin <i>X</i>' });
  for (const notice of notices) await notify(ctx, id, notice);
  const mails = await mailsTo(ctx, email);
  expect(mails.map(({ template }) => template)).toEqual(notices.map(({ kind }) => kind));
  for (const [index, mail] of mails.entries()) {
    const notice = notices[index];
    expect(mail.locale).toBe(locale);
    for (const part of [mail.subject, mail.text_body, mail.html_body]) {
      // A missing phrase shows as its key, a missing value as braces.
      expect(part).not.toMatch(/mail\.|\{|\}|undefined|\[object/);
    }
    expect(mail.html_body).not.toMatch(/<b>|<i>/);
    if (notice?.kind === 'new-device' && notice.userAgent === firefox)
      expect(mail.text_body).toMatch(/Firefox[\s\S]*Linux|Linux[\s\S]*Firefox/);
    expect(mail.html_body).toContain(`lang="${locale === 'en' ? 'en' : locale.split('_')[0]}`);
    const values = Object.values(notice ?? {}).filter((value) => typeof value === 'string');
    const plain = `${mail.subject}\n${mail.text_body}`;
    for (const value of ['https://videos.example/watch?v=1', '203.0.113.7', 'The picture is too dark.']) {
      if (values.includes(value)) expect(plain).toContain(value);
    }
    if (notice && 'amount' in notice) expect(plain).toContain('$12.50');
    if (notice?.kind === 'order-created') expect(plain).toMatch(/4711[\s\S]*25\s000[\s\S]*\$9\.99999999/);
  }
});

test('three topics can be unsubscribed from, by link and by header; the rest always comes', async () => {
  const account = await createAccount(database.db, ctx.panel, {
    order_actions_notification: false,
    subscription_actions_notification: false,
  });
  for (const notice of notices) await notify(ctx, account.id, notice);
  const mails = await mailsTo(ctx, account.email);
  const reported = new Set(mails.map(({ template }) => template));
  expect(
    [...reported].filter((kind) => /^((order|subscription)-|campaign-(alert|finished))/.test(kind)),
  ).toEqual([]);
  expect(reported).toContain('ticket-answered');
  expect(reported).toContain('password-changed');
  for (const { template, headers, text_body } of mails) {
    const canEnd = /^((payment|withdrawal|card|grade|reward|child)-|campaign-plan)/.test(template);
    const link = /<(http:\/\/localhost:3000\/unsubscribe\/\d+\?signature=[\w-]+&topic=payment)>/;
    const header = (headers as Record<string, string>)['List-Unsubscribe'] ?? '';
    expect(link.test(header)).toBe(canEnd);
    expect(headers).toMatchObject(canEnd ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {});
    expect(text_body.includes('/unsubscribe/')).toBe(canEnd);
  }
});

test('an answer by mail has its own address', async () => {
  const account = await createAccount(database.db, ctx.panel);
  await notify(ctx, account.id, { ...ticket, replyTo: 'reply+7-abc@panel.example' });
  const [answer] = await mailsTo(ctx, account.email);
  expect(answer?.headers).toEqual({ 'Reply-To': 'reply+7-abc@panel.example' });
});

test('an address that is only claimed hears of orders, but not of how the account is entered', async () => {
  const claimed_email = `${crypto.randomUUID()}@people.example`;
  const { id } = await createAccount(database.db, ctx.panel, { email: null, claimed_email });
  for (const notice of notices) await notify(ctx, id, notice);
  const told = new Set((await mailsTo(ctx, claimed_email)).map(({ template }) => template));
  expect(told).toContain('order-completed');
  for (const kind of ['new-device', 'password-changed', 'factor-changed', 'api-key-made', 'account-closed'])
    expect(told).not.toContain(kind);
});

test('the mail carries the panel’s brand and waits for the transaction', async () => {
  const branded = await testContext(database);
  await changeSettings(branded, {
    panelName: 'Boost & Co',
    colors: { light: { primary: '#123456' } },
    logos: { light: '/files/logo.png' },
  });
  const account = await createAccount(database.db, branded.panel);
  const failed = inTransaction(branded, async (tx) => {
    await notify(tx, account.id, { kind: 'password-changed' });
    throw new Error('later trouble');
  });
  await expect(failed).rejects.toThrow('later trouble');
  expect(await mailsTo(branded, account.email)).toEqual([]);
  await inTransaction(branded, (tx) => notify(tx, account.id, { kind: 'password-changed' }));
  const [mail] = await mailsTo(branded, account.email);
  expect(mail?.html_body).toContain('<img src="http://localhost:3000/files/logo.png" alt="Boost &amp; Co"');
  expect(mail?.html_body).toContain('#123456');
  expect(await sentJobs(database.db, sendMailJob)).toContainEqual({
    panelId: branded.panel.id,
    mailId: mail?.id,
  });
});

test('numbers are written as in the reader’s language, if the panel wants it', async () => {
  const panel = await testContext(database);
  const account = await createAccount(database.db, panel.panel, { locale: 'de' });
  const notice = { kind: 'order-created', ...order, charged: money(123_450_000_000n) } as const;
  await notify(panel, account.id, notice);
  await changeSettings(panel, { numbers_by_language: true });
  await notify(panel, account.id, notice);
  const texts = (await mailsTo(panel, account.email)).map(({ text_body }) => text_body);
  expect(texts[0]).toContain('25\u00a0000');
  expect(texts[0]).toContain('$1\u00a0234.50');
  expect(texts[1]).toContain('25.000');
  expect(texts[1]).toContain('1.234,50\u00a0$');
});

test('nobody is told about an account that is gone, nameless or of another panel', async () => {
  const other = await testContext(database);
  const account = await createAccount(database.db, ctx.panel, { email: null });
  await notify(ctx, account.id, { kind: 'password-changed' });
  await notify(ctx, 999_999n, { kind: 'password-changed' });
  const foreign = await createAccount(database.db, ctx.panel);
  await notify(other, foreign.id, { kind: 'password-changed' });
  expect(await mailsTo(ctx, foreign.email)).toEqual([]);
  expect(
    await other.db.selectFrom('outbox_mail').where('panel_id', '=', other.panel.id).selectAll().execute(),
  ).toEqual([]);
});
