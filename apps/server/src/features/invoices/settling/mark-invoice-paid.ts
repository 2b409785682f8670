import { money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/calls/read-upload.ts';
import { notify } from '../../notifications/index.ts';
import { findStoredMethod } from '../../payment-methods/index.ts';
import { type StoredFile, withStoredFiles } from '../../uploads/index.ts';
import { lockInvoice } from '../invoice.ts';
import { recordEvent } from '../record-event.ts';

interface Claim {
  invoiceId: bigint;
  accountId: bigint;
  comment: string;
  /** What proves it: a picture of the transfer, a receipt. */
  files?: readonly UploadedFile[];
}

/** “I’ve paid”: sends the invoice to an operator for review. It never credits anything. */
export async function markInvoicePaid(ctx: Context, { files = [], ...claim }: Claim): Promise<void> {
  const sent = files.map((file, index) => ({ ...file, field: `files.${index}` }));
  await withStoredFiles(ctx, { room: 'payments', sent }, async (stored) => {
    const isNew = await inTransaction(ctx, (tx) => writeClaim(tx, claim, stored));
    return { files: isNew ? stored.map(({ filename }) => filename) : [] };
  });
}

/** False when the payer said so before. */
async function writeClaim(
  tx: Context,
  { invoiceId, accountId, comment }: Omit<Claim, 'files'>,
  files: readonly StoredFile[],
): Promise<boolean> {
  const invoice = await lockInvoice(tx, invoiceId);
  if (invoice?.account_id !== accountId) return refuse('not_found');
  if (invoice.status === 'in_moderation') return false;
  const flow = (await findStoredMethod(tx, invoice.method_id))?.flow;
  const isByHand = flow === 'message' || flow === 'qr_code';
  if (invoice.status !== 'open' || !isByHand) return refuse('wrong_state');
  await tx.db
    .updateTable('invoice')
    .set({
      status: 'in_moderation',
      review_reason: 'claimed',
      user_comment: comment || null,
      claimed_at: tx.clock.now(),
    })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', invoiceId)
    .execute();
  if (files.length > 0)
    await tx.db
      .insertInto('invoice_evidence')
      .values(
        files.map((file, position) => ({
          ...file,
          panel_id: tx.panel.id,
          invoice_id: invoiceId,
          position,
        })),
      )
      .execute();
  await recordEvent(tx, invoice, {
    source: 'customer',
    eventId: `claimed:${invoiceId}`,
    kind: 'claimed',
    verdict: 'claimed',
  });
  await notify(tx, accountId, {
    kind: 'payment-in-moderation',
    invoiceId,
    amount: money(invoice.amount),
  });
  return true;
}
