import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import type { Download } from '../../platform/http/answers/download.ts';
import { storedDownload } from '../uploads/index.ts';

/** A file for those who review it. That they look is on record before the first byte leaves. */
export async function viewDocument(
  ctx: Context,
  { accountId, filename }: { accountId: bigint; filename: string },
): Promise<Download> {
  const document = await inTransaction(ctx, async (tx) => {
    const found = await tx.db
      .selectFrom('verification_document')
      .select(['step', 'filename', 'original_name', 'content_type'])
      .where('panel_id', '=', tx.panel.id)
      .where('account_id', '=', accountId)
      .where('filename', '=', filename)
      .executeTakeFirst();
    if (!found) return refuse('not_found');
    await recordAudit(tx, {
      action: 'verification.view-document',
      subjectType: 'account',
      subjectId: accountId,
      after: { step: found.step, filename },
    });
    return found;
  });
  return storedDownload(ctx, 'verification', document);
}
