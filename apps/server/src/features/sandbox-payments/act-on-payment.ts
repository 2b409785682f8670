import type { sandboxActions } from '@marquee/contract/money/invoices.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { deliverSandboxNewsJob } from './deliver-sandbox-news.job.ts';
import { type SandboxNews, type SandboxPayment, sandboxPaymentByToken } from './sandbox-payment.ts';

type Action = (typeof sandboxActions)[number];

interface Step {
  from: readonly SandboxPayment['status'][];
  to: SandboxPayment['status'];
  news: SandboxNews;
}

const steps: Record<Action, Step> = {
  pay: { from: ['open'], to: 'paid', news: 'paid' },
  delay: { from: ['open'], to: 'delayed', news: 'paid' },
  fail: { from: ['open'], to: 'failed', news: 'failed' },
  dispute: { from: ['paid'], to: 'disputed', news: 'disputed' },
  refund: { from: ['paid'], to: 'refunded', news: 'refunded' },
};

/** How long a slow bank takes, so that the waiting page can be seen. */
const delaySeconds = 15;

/** A button of the payment page: changes the payment and notifies the panel by a signed webhook. */
export async function actOnSandboxPayment(
  ctx: Context,
  input: { token: string; action: Action; card?: 'good' | 'declined' | 'expired' | undefined },
): Promise<{ next_url: string }> {
  const payment = await sandboxPaymentByToken(ctx, input.token);
  const step = steps[input.action];
  if (payment.kind === 'card' && input.action !== 'pay') refuse('wrong_state');
  const now = ctx.clock.now();
  await inTransaction(ctx, async (tx) => {
    const moved = await tx.db
      .updateTable('sandbox_payment')
      .set({
        status: step.to,
        changed_at: now,
        ...(payment.kind === 'card' ? { card: input.card ?? 'good' } : {}),
      })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', payment.id)
      .where('status', 'in', step.from)
      .$if(step.from.includes('open'), (query) => query.where('expires_at', '>', now))
      .returning('id')
      .executeTakeFirst();
    if (!moved) refuse('wrong_state');
    const news = payment.kind === 'card' ? 'card_linked' : step.news;
    await tx.jobs.send(
      deliverSandboxNewsJob,
      { panelId: tx.panel.id, paymentId: payment.id, news },
      input.action === 'delay' ? { startAfter: new Date(now.getTime() + delaySeconds * 1000) } : {},
    );
  });
  return { next_url: nextUrl(payment, input.action) };
}

function nextUrl(payment: SandboxPayment, action: Action): string {
  return action === 'fail' ? payment.cancel_path : payment.success_path;
}
