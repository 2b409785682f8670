import {
  type GatewayReport,
  type PaymentReport,
  type ProgressReport,
  WebhookRefused,
} from '../../../adapters/payments/gateway.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { saveCard } from '../../linked-cards/index.ts';
import { findStoredMethod, gatewayFor, type PaymentMethod } from '../../payment-methods/index.ts';
import { mapGatewayErrors } from './map-gateway-errors.ts';
import { settleTogether } from './settle-together.ts';

interface Delivery {
  methodId: bigint;
  body: Buffer;
  header(name: string): string | undefined;
}

/** A signed webhook from a gateway. Anything that fails verification is refused alike and only logged. */
export async function receiveWebhook(ctx: Context, { methodId, body, header }: Delivery): Promise<void> {
  const method = (await findStoredMethod(ctx, methodId)) ?? refuse('not_found');
  const gateway = (await gatewayFor(ctx, method)) ?? refuse('not_found');
  const reports = await mapGatewayErrors(gateway.readWebhook({ body, header, now: ctx.clock.now() })).catch(
    (error) => {
      if (!(error instanceof WebhookRefused)) throw error;
      ctx.log.warn({ err: error, methodId: String(methodId) }, 'a webhook was refused');
      return refuse('malformed_request', { cause: error });
    },
  );
  for (const report of reports) await handleReport(ctx, method, report);
}

async function handleReport(ctx: Context, method: PaymentMethod, report: GatewayReport): Promise<void> {
  if (report.news === 'card_linked') return saveCard(ctx, { methodId: method.id, report });
  if (report.news === 'underway') return storeReference(ctx, method, report);
  const invoiceId = await findReportedInvoice(ctx, method.id, report);
  if (invoiceId === undefined) {
    ctx.log.warn(
      { methodId: String(method.id), news: report.news },
      'a webhook names no invoice of this panel',
    );
    // A reversal may arrive before its payment: refused for now, so that the gateway sends it again.
    if (report.ids === null) refuse('wrong_state');
    return;
  }
  await settleTogether(ctx, invoiceId, { source: 'webhook', methodId: method.id, ...report });
}

/**
 * Sent before the payment is decided. With its reference a later webhook that gets lost is made up for by
 * polling.
 */
async function storeReference(ctx: Context, method: PaymentMethod, report: ProgressReport): Promise<void> {
  if (report.ids.panelId !== ctx.panel.id) return;
  await ctx.db
    .updateTable('invoice')
    .set({ gateway_ref: report.gatewayRef })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', report.ids.invoiceId)
    .where('account_id', '=', report.ids.accountId)
    .where('method_id', '=', method.id)
    .where('status', '=', 'open')
    .execute();
}

async function findReportedInvoice(
  ctx: Context,
  methodId: bigint,
  { ids, paymentRef }: PaymentReport,
): Promise<bigint | undefined> {
  if (ids && ids.panelId !== ctx.panel.id) return undefined;
  const row = ids
    ? await ctx.db
        .selectFrom('invoice')
        .select('id')
        .where('panel_id', '=', ctx.panel.id)
        .where('id', '=', ids.invoiceId)
        .where('method_id', '=', methodId)
        .executeTakeFirst()
    : await ctx.db
        .selectFrom('payment_event')
        .select('invoice_id as id')
        .where('panel_id', '=', ctx.panel.id)
        .where('method_id', '=', methodId)
        .where('payment_ref', '=', paymentRef ?? '')
        .executeTakeFirst();
  return row?.id;
}
