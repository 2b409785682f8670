import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { reverseTransaction } from '../ledger/index.ts';
import { lockInvoice } from './invoice.ts';
import { refundAtGatewayJob } from './refund-at-gateway.job.ts';

/**
 * An operator gives a payment back. It leaves the customer's wallets first, whole or not at all: what was
 * spent has to come back from its order before. Then the gateway is asked, until it has done it.
 */
export function refundInvoice(
  ctx: Context,
  { invoiceId, reason }: { invoiceId: bigint; reason: string },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const invoice = (await lockInvoice(tx, invoiceId)) ?? refuse('not_found');
    if (invoice.status === 'refunding' || invoice.status === 'refunded') return;
    if (invoice.status !== 'paid') return refuse('wrong_state');
    const entries = await tx.db
      .selectFrom('ledger_txn')
      .select('id')
      .where('panel_id', '=', tx.panel.id)
      .where('ref_type', '=', 'invoice')
      .where('ref_id', '=', invoiceId)
      .where((build) =>
        build.or([
          build('idem_key', '=', `invoice:${invoiceId}`),
          build('idem_key', '=', `bonus:invoice:${invoiceId}`),
          build('idem_key', '=', `coupon:${invoice.coupon_id}:invoice:${invoiceId}`),
        ]),
      )
      .execute();
    for (const { id: txnId } of entries) await reverseTransaction(tx, { txnId, reason });
    await tx.db
      .updateTable('invoice')
      .set({ status: 'refunding', checked_at: tx.clock.now() })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', invoiceId)
      .execute();
    await recordAudit(tx, {
      action: 'invoices.refund',
      subjectType: 'invoice',
      subjectId: invoiceId,
      before: { status: 'paid' },
      after: { status: 'refunding' },
      reason,
    });
    await tx.jobs.send(refundAtGatewayJob, { panelId: tx.panel.id, invoiceId });
  });
}
