import { GatewayFailure } from '../../../adapters/payments/gateway.ts';
import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { findStoredMethod, gatewayFor } from '../../payment-methods/index.ts';
import { findInvoice, type Invoice } from '../invoice.ts';
import { payInvoiceWithCard } from './pay-invoice-with-card.ts';
import { settleInvoice } from './settle-invoice.ts';

/** Asks the gateway, in case webhooks are late or lost; then checks whether the invoice has expired. */
export async function checkInvoice(
  ctx: Context,
  { invoiceId, source }: { invoiceId: bigint; source: 'return' | 'poller' },
): Promise<void> {
  const invoice = await findInvoice(ctx, invoiceId);
  if (invoice?.status !== 'open') return;
  await ctx.db
    .updateTable('invoice')
    .set({ checked_at: ctx.clock.now() })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', invoiceId)
    .execute();
  if (await askGateway(ctx, invoice, source)) return;
  if (invoice.expires_at <= ctx.clock.now()) await expireInvoice(ctx, invoice, source);
  else if (invoice.card_id !== null && invoice.gateway_ref === null)
    await resumeCharge(ctx, invoice.id, invoice.card_id);
}

/**
 * A card whose charge was never answered: the process died, or the gateway was down. Asked again under the same
 * key, the gateway answers what it did the first time.
 */
async function resumeCharge(ctx: Context, invoiceId: bigint, cardId: bigint): Promise<void> {
  try {
    await payInvoiceWithCard(ctx, { invoiceId, cardId });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    ctx.log.warn({ err: error, invoiceId: String(invoiceId) }, 'a linked card could not be charged');
  }
}

/** True when the gateway had news or could not be reached: then the invoice must not expire yet. */
async function askGateway(ctx: Context, invoice: Invoice, source: 'return' | 'poller'): Promise<boolean> {
  if (invoice.gateway_ref === null) return false;
  const method = await findStoredMethod(ctx, invoice.method_id);
  const gateway = method && (await gatewayFor(ctx, method));
  if (!method || !gateway) return false;
  try {
    const report = await gateway.look(invoice.gateway_ref);
    if (!report) return false;
    await settleInvoice(ctx, invoice.id, { source, methodId: method.id, ...report });
    return true;
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    ctx.log.warn({ err: error, invoiceId: String(invoice.id) }, 'a gateway could not be asked');
    return !isLongOver(ctx, invoice);
  }
}

/** A gateway that is down for a day does not keep invoices open for ever. */
function isLongOver(ctx: Context, { expires_at }: Invoice): boolean {
  return ctx.clock.now().getTime() - expires_at.getTime() > 86_400_000;
}

function expireInvoice(ctx: Context, invoice: Invoice, source: 'return' | 'poller'): Promise<void> {
  return settleInvoice(ctx, invoice.id, {
    source,
    methodId: invoice.method_id,
    news: 'expired',
    eventId: `expired:${invoice.id}`,
    gatewayRef: null,
    paymentRef: null,
    // As gateways name it: by the guest's account, also after somebody took it over.
    ids: {
      panelId: ctx.panel.id,
      invoiceId: invoice.id,
      accountId: invoice.guest_account_id ?? invoice.account_id,
    },
    currency: invoice.charge_currency,
    units: invoice.charge_amount,
  });
}
