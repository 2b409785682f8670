import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import {
  type Delivery,
  GatewayFailure,
  type GatewayReport,
  longestDelivery,
  type PaymentGateway,
  type PaymentReport,
  type Started,
  WebhookRefused,
} from '../../adapters/payments/gateway.ts';
import { isSignature } from '../../adapters/payments/signature.ts';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { sandboxCards } from './sandbox-cards.ts';
import { sandboxEvent, sandboxSecret, toReport, toSandboxEvent } from './sandbox-payment.ts';

export type NewPayment = Omit<
  Insertable<DB['sandbox_payment']>,
  'panel_id' | 'token' | 'changed_at' | 'method_id'
>;

/** The built-in gateway with its own payment page, to try out payments on a fresh installation. */
export function sandboxGateway(ctx: Context, methodId: bigint): PaymentGateway {
  const open = (values: NewPayment) => openPage(ctx, methodId, values);
  return {
    start: (order) =>
      open({
        kind: 'payment',
        reference: String(order.invoiceId),
        account_ref: String(order.accountId),
        currency: order.currency,
        amount: order.units,
        success_path: ownPath(order.successUrl),
        cancel_path: ownPath(order.cancelUrl),
        created_at: order.createdAt,
        expires_at: order.expiresAt,
      }),
    look: (gatewayRef) => look(ctx, methodId, gatewayRef),
    readWebhook: async (delivery) => [readDelivery(ctx, methodId, delivery)],
    refund: async ({ paymentRef, isWhole }) => {
      const { numUpdatedRows } = await ctx.db
        .updateTable('sandbox_payment')
        .set({ ...(isWhole ? { status: 'refunded' } : {}), changed_at: ctx.clock.now() })
        .where('panel_id', '=', ctx.panel.id)
        .where('id', '=', BigInt(paymentRef))
        .where('status', 'in', ['paid', 'refunded'])
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new GatewayFailure('the sandbox has no such payment to refund');
      return {};
    },
    cards: sandboxCards(ctx, methodId, open),
  };
}

/** A repeated request gets the existing page. */
async function openPage(ctx: Context, methodId: bigint, values: NewPayment): Promise<Started> {
  const token = randomBytes(24).toString('base64url');
  await ctx.db
    .insertInto('sandbox_payment')
    .values({ ...values, panel_id: ctx.panel.id, method_id: methodId, token, changed_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.constraint('sandbox_payment_reference').doNothing())
    .execute();
  const row = await ctx.db
    .selectFrom('sandbox_payment')
    .select(['id', 'token'])
    .where('panel_id', '=', ctx.panel.id)
    .where('method_id', '=', methodId)
    .where('kind', '=', values.kind)
    .where('reference', '=', values.reference)
    .executeTakeFirstOrThrow();
  return { ref: String(row.id), url: `/sandbox-payments/${row.token}?locale=${ctx.locale}` };
}

async function look(ctx: Context, methodId: bigint, gatewayRef: string): Promise<PaymentReport | undefined> {
  const row = await ctx.db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('method_id', '=', methodId)
    .where('id', '=', BigInt(gatewayRef))
    .executeTakeFirst();
  if (row?.kind !== 'payment') return undefined;
  const news = row.status;
  if (news !== 'paid' && news !== 'failed' && news !== 'refunded' && news !== 'disputed') return undefined;
  const report = toReport(toSandboxEvent(row, news));
  return report.news === 'card_linked' ? undefined : report;
}

/** `marquee-signature: t=<seconds>,v1=<hex>` over `<seconds>.<body>`. */
function readDelivery(ctx: Context, methodId: bigint, { body, header, now }: Delivery): GatewayReport {
  const [, seconds = '', signature = ''] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header('marquee-signature') ?? '') ?? [];
  const signed = Buffer.concat([Buffer.from(`${seconds}.`), body]);
  if (!isSignature(sandboxSecret(ctx, methodId), signed, signature))
    throw new WebhookRefused('the signature is wrong');
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > longestDelivery)
    throw new WebhookRefused('the delivery is too old');
  return toReport(sandboxEvent.parse(JSON.parse(body.toString('utf8'))));
}

function ownPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
