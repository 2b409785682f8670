import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { auditedPrice } from './set-custom-price.ts';

export function removeCustomPrice(
  ctx: Context,
  { accountId, priceId }: { accountId: bigint; priceId: bigint },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const removed = await tx.db
      .deleteFrom('custom_price')
      .where('panel_id', '=', tx.panel.id)
      .where('account_id', '=', accountId)
      .where('id', '=', priceId)
      .returningAll()
      .executeTakeFirst();
    if (!removed) return refuse('not_found');
    await recordAudit(tx, {
      action: 'custom-prices.remove',
      subjectType: 'account',
      subjectId: accountId,
      before: auditedPrice(removed),
    });
  });
}
