import { refundInvoice, startPayment } from '../../features/invoices/index.ts';
import { refundAtGatewayJob } from '../../features/invoices/reversals/refund-at-gateway.job.ts';
import { refundAtGateway } from '../../features/invoices/reversals/refund-at-gateway.ts';
import { checkInvoiceJob } from '../../features/invoices/settling/check-invoice.job.ts';
import { checkInvoice } from '../../features/invoices/settling/check-invoice.ts';
import { sweepInvoicesJob } from '../../features/invoices/settling/sweep-invoices.job.ts';
import { createInvoice, createMethod } from '../../features/invoices/testing/create-invoice.ts';
import { usd } from '../../features/ledger/testing/fund-customer.ts';
import type { SavedMethod } from '../../features/payment-methods/index.ts';
import { gatherRewardNotice } from '../../features/reward-notices/index.ts';
import { sendRewardNoticesJob } from '../../features/reward-notices/send-reward-notices.job.ts';
import { createAccount } from '../create-account.ts';
import { type Scenario, type StageContext, scenario } from './scenario.ts';
import type { Stage } from './stage.ts';

function atMostOne(count: number): number {
  if (count > 1) throw new Error(`${count} where one is right`);
  return count;
}

const lastSegment = (url: string) => new URL(url, 'http://panel.invalid').pathname.split('/').at(-1) ?? '';

export function moneyScenarios({ open, stripe, btcpay }: Stage): Scenario[] {
  const stripeMethod: Partial<SavedMethod> = {
    strategy: 'stripe_checkout',
    gateway: { host: stripe.origin },
    secrets: { apiKey: 'sk_test_1', webhookSecret: 'whsec_test' },
  };
  const cryptoMethod: Partial<SavedMethod> = {
    strategy: 'crypto',
    gateway: { host: btcpay.origin, store_id: 'shop' },
    secrets: { apiKey: 'token', webhookSecret: 'hook-secret' },
  };
  const started = async (ctx: StageContext, method: Partial<SavedMethod>) => {
    const { id: invoiceId } = await createInvoice(ctx, { methodId: await createMethod(ctx, method) });
    const step = await startPayment(ctx, invoiceId);
    if (step.kind !== 'redirect') throw new Error(`the payment is ${step.kind}`);
    return { invoiceId, page: lastSegment(step.url) };
  };
  /** Paid at the gateway, without a webhook. */
  const paid = async (method: Partial<SavedMethod>) => {
    const ctx = await open();
    const { invoiceId, page } = await started(ctx, method);
    if (method === stripeMethod) stripe.pay(page);
    else Object.assign(btcpay.invoices.get(page) ?? {}, { status: 'Settled' });
    return { ctx, invoiceId, payload: { panelId: ctx.panel.id, invoiceId } };
  };
  const refunding = async (method: Partial<SavedMethod>) => {
    const { ctx, invoiceId, payload } = await paid(method);
    await checkInvoice(ctx, { invoiceId, source: 'poller' });
    await refundInvoice(ctx, { invoiceId, reason: 'asked for it' });
    return { ctx, payload: { ...payload, turn: 1 } };
  };
  /** The gateway has refunded it, but its answer got lost. */
  const unanswered = async (method: Partial<SavedMethod>) => {
    const { ctx, payload } = await refunding(method);
    const fetch: StageContext['fetch'] = async (url, request) => {
      const answer = await ctx.fetch(url, request);
      if (request?.method === 'POST') throw new Error('the answer got lost');
      return answer;
    };
    const isAnswered = await refundAtGateway({ ...ctx, fetch }, payload).then(
      () => true,
      () => false,
    );
    if (isAnswered) throw new Error('the answer was to be lost');
    ctx.clock.advance(3600);
    return { ctx, payload };
  };
  const refundCases = [
    { about: 'for the first time', prepareRefund: refunding, isRunAtOnce: true },
    // Stripe's library retries for a while before it gives up.
    { about: 'again, after an answer got lost', prepareRefund: unanswered, isRunAtOnce: false },
  ];
  const refunds = () => [...stripe.objects.values()].filter(({ object }) => object === 'refund').length;

  return [
    scenario(checkInvoiceJob, 'a card payment whose webhook got lost', {
      isRunAtOnce: true,
      prepare: () => paid(stripeMethod),
    }),
    scenario(checkInvoiceJob, 'a crypto payment whose webhook got lost', {
      isRunAtOnce: true,
      prepare: () => paid(cryptoMethod),
    }),
    scenario(checkInvoiceJob, 'nobody paid in time', {
      isRunAtOnce: true,
      prepare: async () => {
        const ctx = await open();
        const { invoiceId } = await started(ctx, stripeMethod);
        ctx.clock.advance(30 * 24 * 3600);
        return { ctx, payload: { panelId: ctx.panel.id, invoiceId } };
      },
    }),
    ...refundCases.flatMap(({ about, prepareRefund, isRunAtOnce }) => [
      scenario(refundAtGatewayJob, `to a card, ${about}`, {
        isRunAtOnce,
        prepare: async () => {
          const before = refunds();
          return { ...(await prepareRefund(stripeMethod)), outside: () => atMostOne(refunds() - before) };
        },
      }),
      // BTCPay has no idempotency keys.
      scenario(refundAtGatewayJob, `in crypto, ${about}`, {
        isRunAtOnce: true,
        prepare: async () => {
          const { length: before } = btcpay.pullPayments;
          const outside = () => atMostOne(btcpay.pullPayments.length - before);
          return { ...(await prepareRefund(cryptoMethod)), outside };
        },
      }),
    ]),
    scenario(sendRewardNoticesJob, 'two rewards of one earner', {
      isRunAtOnce: true,
      prepare: async () => {
        const ctx = await open();
        const { id: accountId } = await createAccount(ctx.db, ctx.panel);
        const news = { accountId, program: 'referral', event: 'earned', amount: usd('1') } as const;
        for (let order = 0; order < 2; order += 1) await gatherRewardNotice(ctx, news);
        return { ctx, payload: {} };
      },
    }),
    scenario(sweepInvoicesJob, 'one to ask about, one to refund', {
      leaves: 'jobs',
      prepare: async () => {
        const { ctx } = await refunding(stripeMethod);
        await started(ctx, stripeMethod);
        ctx.clock.advance(180);
        return { ctx, payload: {} };
      },
    }),
  ];
}
