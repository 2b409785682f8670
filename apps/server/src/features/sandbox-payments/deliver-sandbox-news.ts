import { signatureOf } from '../../adapters/payments/signature.ts';
import type { Context } from '../../platform/context.ts';
import { createGuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts';
import { panelOrigin } from '../panels/index.ts';
import { type SandboxNews, type SandboxPayment, sandboxSecret, toSandboxEvent } from './sandbox-payment.ts';

/** The address is the installation's own and nobody can choose it, so loopback is allowed. */
const loopbackFetch = createGuardedFetch({ allowLoopback: true });

/** Sent over real HTTP and signed, like any gateway's webhook; retried until it is accepted. */
export async function deliverSandboxNews(
  ctx: Context,
  { paymentId, news }: { paymentId: bigint; news: SandboxNews },
): Promise<void> {
  if (news === 'paid') await endDelay(ctx, paymentId);
  const payment: SandboxPayment | undefined = await ctx.db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (!payment) return;
  const body = JSON.stringify(toSandboxEvent(payment, news));
  const seconds = Math.floor(ctx.clock.now().getTime() / 1000);
  const signature = signatureOf(sandboxSecret(ctx, payment.method_id), `${seconds}.${body}`);
  const answer = await loopbackFetch(`${ctx.environment.publicUrl}/webhooks/payments/${payment.method_id}`, {
    method: 'POST',
    effect: 'repeatable',
    headers: {
      host: new URL(await panelOrigin(ctx)).host,
      'content-type': 'application/json',
      'marquee-signature': `t=${seconds},v1=${signature}`,
    },
    body,
  });
  if (answer.status >= 300)
    throw new Error(`the panel answered ${answer.status} to a webhook of the sandbox`);
}

async function endDelay(ctx: Context, paymentId: bigint): Promise<void> {
  await ctx.db
    .updateTable('sandbox_payment')
    .set({ status: 'paid', changed_at: ctx.clock.now() })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', paymentId)
    .where('status', '=', 'delayed')
    .execute();
}
