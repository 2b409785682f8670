import { startPayment } from '../../features/invoices/index.ts';
import { createInvoice } from '../../features/invoices/testing/create-invoice.ts';
import { linkCard } from '../../features/linked-cards/link-card.ts';
import { actOnSandboxPayment } from '../../features/sandbox-payments/act-on-payment.ts';
import { deliverSandboxNewsJob } from '../../features/sandbox-payments/deliver-sandbox-news.job.ts';
import { deliverSandboxNews } from '../../features/sandbox-payments/deliver-sandbox-news.ts';
import { type SandboxNews, sandboxPaymentByToken } from '../../features/sandbox-payments/sandbox-payment.ts';
import { createAccount } from '../create-account.ts';
import { type Scenario, type StageContext, scenario } from './scenario.ts';
import type { Stage } from './stage.ts';

/** Less than the age at which a webhook is refused. */
const laterSeconds = 60;

export function sandboxScenarios({ hosted: { now, methodId } }: Stage): Scenario[] {
  const openPage = async (ctx: StageContext, url: string) => {
    const token = new URL(url, 'http://panel.invalid').pathname.split('/').at(-1) ?? '';
    const { id: paymentId } = await sandboxPaymentByToken(ctx, token);
    const press = (action: 'pay' | 'delay' | 'fail' | 'dispute' | 'refund') =>
      actOnSandboxPayment(ctx, { token, action });
    return { paymentId, press };
  };
  const paymentPage = async () => {
    const ctx = now();
    const { id } = await createInvoice(ctx, { methodId });
    const step = await startPayment(ctx, id);
    if (step.kind !== 'redirect') throw new Error(`the payment is ${step.kind}`);
    return { ctx, ...(await openPage(ctx, step.url)) };
  };
  const news = (event: SandboxNews, page: { ctx: StageContext; paymentId: bigint }) => ({
    ctx: page.ctx,
    payload: { panelId: page.ctx.panel.id, paymentId: page.paymentId, news: event },
  });
  const atOnce = { isRunAtOnce: true, laterSeconds };
  const ofNew = (button: 'delay' | 'fail', event: SandboxNews) => async () => {
    const page = await paymentPage();
    await page.press(button);
    return news(event, page);
  };
  const ofPaid = (button: 'dispute' | 'refund', event: SandboxNews) => async () => {
    const page = await paymentPage();
    await page.press('pay');
    await deliverSandboxNews(page.ctx, { paymentId: page.paymentId, news: 'paid' });
    await page.press(button);
    return news(event, page);
  };
  const linked = async () => {
    const ctx = now();
    const { id: accountId } = await createAccount(ctx.db, ctx.panel);
    const input = { accountId, methodId, subscriptionId: null, key: undefined };
    const actor = { kind: 'user', accountId, permissions: [], frozen: false } as const;
    const page = await openPage(ctx, (await linkCard({ ...ctx, actor }, input)).redirect_url);
    await page.press('pay');
    return news('card_linked', { ctx, ...page });
  };

  return [
    scenario(deliverSandboxNewsJob, 'paid by a slow bank', { ...atOnce, prepare: ofNew('delay', 'paid') }),
    scenario(deliverSandboxNewsJob, 'not paid', { ...atOnce, prepare: ofNew('fail', 'failed') }),
    scenario(deliverSandboxNewsJob, 'disputed', { ...atOnce, prepare: ofPaid('dispute', 'disputed') }),
    scenario(deliverSandboxNewsJob, 'refunded', { ...atOnce, prepare: ofPaid('refund', 'refunded') }),
    scenario(deliverSandboxNewsJob, 'a card was linked', { ...atOnce, prepare: linked }),
  ];
}
