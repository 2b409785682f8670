import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { lockInvoice } from './invoice.ts';
import { endInvoice } from './settling/end-invoice.ts';

/** The payer cancels. Money that still arrives is set aside for a person to decide. */
export function cancelInvoice(
  ctx: Context,
  { invoiceId, accountId }: { invoiceId: bigint; accountId: bigint },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    if (invoice?.account_id !== accountId) return refuse('not_found');
    if (invoice.status === 'canceled') return;
    // A linked card is being charged: its bank decides.
    if (invoice.status !== 'open' || invoice.card_id !== null) return refuse('wrong_state');
    await endInvoice(tx, invoice, 'canceled');
  });
}
