import { money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { Refusal, refuse } from '../../../platform/errors.ts';
import { requireOutgoing } from '../../../platform/restore/outgoing.ts';
import { findCard, markCardCharged } from '../../linked-cards/index.ts';
import { notify } from '../../notifications/index.ts';
import { findStoredMethod, gatewayFor } from '../../payment-methods/index.ts';
import { findInvoice } from '../invoice.ts';
import { paymentTitle } from '../start-payment.ts';
import { claimCharge, releaseCharge } from './claim-charge.ts';
import { mapGatewayErrors } from './map-gateway-errors.ts';
import { settleInvoice } from './settle-invoice.ts';

/** Gateways forget idempotency keys after a day; after that, asking again would charge again. */
const longestAttempt = 23 * 3_600_000;

/**
 * Charges a linked card for an open invoice, outside any transaction. The invoice is the gateway's idempotency
 * key, so asking again never charges twice; while another call asks, the answer is `waiting`. A declined card ends
 * the invoice.
 */
export async function payInvoiceWithCard(
  ctx: Context,
  { invoiceId, cardId }: { invoiceId: bigint; cardId: bigint },
): Promise<'paid' | 'declined' | 'waiting'> {
  const invoice = (await findInvoice(ctx, invoiceId)) ?? refuse('not_found');
  if (invoice.status === 'paid') return 'paid';
  if (invoice.status !== 'open') return invoice.status === 'failed' ? 'declined' : refuse('wrong_state');
  const card = (await findCard(ctx, { cardId, accountId: invoice.account_id })) ?? refuse('not_found');
  if (card.method_id !== invoice.method_id) return refuse('wrong_state');
  const method = await findStoredMethod(ctx, card.method_id);
  const gateway = method && (await gatewayFor(ctx, method));
  if (!method || !gateway?.cards) return refuse('wrong_state');
  await requireOutgoing(ctx);
  const isTooOld = ctx.clock.now().getTime() - invoice.created_at.getTime() > longestAttempt;
  if (isTooOld || !(await claimCharge(ctx, invoiceId))) return 'waiting';
  const { result, report } = await mapGatewayErrors(
    gateway.cards.charge({
      panelId: ctx.panel.id,
      invoiceId,
      accountId: invoice.account_id,
      customer: card.gateway_customer ?? '',
      card: card.gateway_card ?? '',
      currency: method.chargeCurrency,
      units: invoice.charge_amount,
      title: await paymentTitle(ctx, invoice),
    }),
  ).catch(async (error: unknown) => {
    if (error instanceof Refusal) await releaseCharge(ctx, invoiceId);
    throw error;
  });
  if (result === 'waiting') {
    await rememberPayment(ctx, invoiceId, report.paymentRef);
    return result;
  }
  await settleInvoice(ctx, invoiceId, { source: 'return', methodId: method.id, ...report });
  await markCardCharged(ctx, { cardId, result });
  if (result === 'declined') {
    const payment = { invoiceId, amount: money(invoice.amount) };
    await notify(ctx, invoice.account_id, { kind: 'payment-rejected', ...payment });
  }
  return result;
}

/** The sweep checks it until the bank has decided. */
async function rememberPayment(ctx: Context, invoiceId: bigint, paymentRef: string | null): Promise<void> {
  await ctx.db
    .updateTable('invoice')
    .set({ gateway_ref: paymentRef })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', invoiceId)
    .where('gateway_ref', 'is', null)
    .execute();
}
