import { beforeAll, expect, test } from 'vitest';
import { revokeConsent } from './features/channel-reports/connecting/revoke-consent.ts';
import { askForRefill } from './features/dispatch/ask-for-refill.ts';
import { passOnCancel } from './features/dispatch/pass-on-cancel.ts';
import { refundAtGateway } from './features/invoices/reversals/refund-at-gateway.ts';
import { forgetCard } from './features/linked-cards/forget-card.ts';
import { stopHandover } from './features/subscriptions/handover/stop-handover.ts';
import { approveWithdrawal } from './features/withdrawals/index.ts';
import { features } from './features.ts';
import type { Context } from './platform/context.ts';
import { sendMailJob } from './platform/mail/send-mail.job.ts';
import { sendMail } from './platform/mail/send-mail.ts';
import { checkInstallation, holdInstallation } from './platform/restore/check-installation.ts';
import { testContext } from './testing/test-context.ts';
import { testDatabase } from './testing/test-database.ts';

const database = await testDatabase();
const ctx = await testContext(database);

beforeAll(async () => {
  await checkInstallation(database.db, { clock: ctx.clock, seen: () => undefined });
  await holdInstallation(database.db, ctx.clock, 'A test');
});

const unreachable = { deliver: () => Promise.reject(new Error('a mail left')) };

/** Everything that acts outside by itself. A new job or loop belongs here, or below. */
const doors: Record<string, (ctx: Context) => Promise<unknown>> = {
  'ask-for-refill': (inPanel) => askForRefill(inPanel, { refillId: 1n }),
  'pass-on-cancel': (inPanel) => passOnCancel(inPanel, { orderId: 1n }),
  'stop-subscription-handover': (inPanel) => stopHandover(inPanel, { subscriptionId: 1n }),
  'refund-at-gateway': (inPanel) => refundAtGateway(inPanel, { invoiceId: 1n, turn: 1 }),
  'forget-linked-card': (inPanel) => forgetCard(inPanel, 1n),
  'revoke-channel-consent': (inPanel) => revokeConsent(inPanel, 1n),
  'send-mail': (inPanel) => sendMail(inPanel, unreachable, { mailId: 1n, maxAttempts: 1 }),
};
const doorLoops = ['dispatch-orders', 'deliver-webhooks', 'look-at-channels'];

/** These read, or change nothing but our own database. */
const quiet: readonly string[] = [
  'check-books',
  'check-child-domains',
  'check-invoice',
  'complete-link-rules',
  'confirm-channel-consent',
  'delete-file',
  'deliver-sandbox-news',
  'expire-cards',
  'forget-order-links',
  'forget-provider-calls',
  'forget-webhook-deliveries',
  'look-after-campaigns',
  'look-after-provider',
  'look-after-providers',
  'mail-guest-order',
  'mail-password-reset',
  'measure-sources',
  'rank-panel',
  'reckon-grade',
  'refresh-all-rates',
  'refresh-exchange-rate',
  'refresh-service-figures',
  'renew-campaign-plans',
  'renew-child-panels',
  'send-reward-notices',
  'sum-days',
  'sweep-channel-reports',
  'sweep-channel-answers',
  'sweep-grades',
  'sweep-free-trials',
  'sweep-invoices',
  'sweep-mails',
  'sweep-notifications',
  'sweep-referral-visitors',
  'sweep-sessions',
  'sync-provider',
  'tell-of-ended-order',
  'tell-of-orders',
  'wake-subscriptions',
];
const quietLoops = [
  'fund-orders',
  'follow-parents',
  'notify-unknown',
  'poll-orders',
  'poll-refills',
  'run-bulk-jobs',
  'watch-drops',
];

test.each(Object.entries(doors))('%s does nothing while everything is held', async (_, act) => {
  await expect(act(ctx)).rejects.toMatchObject({ code: 'outgoing_held' });
});

test('a payout is not recorded while everything is held: it may have been made before', async () => {
  const approving = approveWithdrawal(ctx, { withdrawalId: 1n, payoutReference: 'paid' });
  await expect(approving).rejects.toMatchObject({ code: 'outgoing_held' });
});

test('every job and every loop is known to act outside or not to', () => {
  const jobs = [sendMailJob, ...features.flatMap((feature) => feature.jobs ?? [])];
  expect(jobs.map(({ name }) => name).toSorted()).toEqual([...Object.keys(doors), ...quiet].toSorted());
  const loops = features.flatMap((feature) => feature.loops ?? []);
  const acting = loops.filter(({ isOutgoing }) => isOutgoing).map(({ name }) => name);
  expect(acting.toSorted()).toEqual(doorLoops.toSorted());
  expect(loops.map(({ name }) => name).toSorted()).toEqual([...doorLoops, ...quietLoops].toSorted());
});
