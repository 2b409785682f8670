import { refundsAtGateway } from '@marquee/domain/payments/payment-capabilities.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { requireOutgoing } from '../../../platform/restore/outgoing.ts';
import { findStoredMethod, gatewayFor } from '../../payment-methods/index.ts';
import { findInvoice, type Invoice, lockInvoice } from '../invoice.ts';
import { endRefund } from './end-refund.ts';

/** Longer than any call to a gateway takes. */
const claimSeconds = 60;

/** The gateway identifies each refund by its key, so asking twice refunds once. Manual methods are not asked. */
export async function refundAtGateway(
  ctx: Context,
  { invoiceId, turn }: { invoiceId: bigint; turn: number },
): Promise<void> {
  await requireOutgoing(ctx);
  const units = await claimRefund(ctx, invoiceId, turn);
  const invoice = await findInvoice(ctx, invoiceId);
  if (units === undefined || !invoice) return;
  const claimUrl = await requestRefund(ctx, invoice, { turn, units });
  await inTransaction(ctx, async (tx) => {
    const locked = await lockInvoice(tx, invoiceId);
    if (locked) await endRefund(tx, locked, { turn, claimUrl });
  });
}

/** Claimed first, as not every gateway can tell a repeated request from a new one. */
async function claimRefund(ctx: Context, invoiceId: bigint, turn: number): Promise<bigint | undefined> {
  const now = ctx.clock.now();
  const claimed = await ctx.db
    .updateTable('invoice_reversal')
    .set({ asked_at: now })
    .where('panel_id', '=', ctx.panel.id)
    .where('invoice_id', '=', invoiceId)
    .where('turn', '=', turn)
    .where('done_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('asked_at', 'is', null), eb('asked_at', '<', new Date(now.getTime() - claimSeconds * 1000))]),
    )
    .returning('units')
    .executeTakeFirst();
  return claimed?.units;
}

async function requestRefund(
  ctx: Context,
  invoice: Invoice,
  { turn, units }: { turn: number; units: bigint },
): Promise<string | undefined> {
  const method = await findStoredMethod(ctx, invoice.method_id);
  const charged = invoice.charge_amount;
  if (!method || !refundsAtGateway(method, { units, charged })) return undefined;
  const gateway = await gatewayFor(ctx, method);
  if (!gateway?.refund || invoice.payment_ref === null) return undefined;
  const { claimUrl } = await gateway.refund({
    panelId: ctx.panel.id,
    invoiceId: invoice.id,
    accountId: invoice.account_id,
    paymentRef: invoice.payment_ref,
    turn,
    currency: method.chargeCurrency,
    units,
    isWhole: units === charged,
  });
  return claimUrl;
}
