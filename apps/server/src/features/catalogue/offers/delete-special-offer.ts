import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { lockOffer } from './lock-offers.ts';

export function deleteSpecialOffer(ctx: Context, offerId: bigint): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockOffer(tx, offerId);
    await tx.db
      .deleteFrom('special_offer')
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', offerId)
      .execute();
    await recordAudit(tx, {
      action: 'special-offers.delete',
      subjectType: 'special_offer',
      subjectId: offerId,
      before,
    });
  });
}
