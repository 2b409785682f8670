import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { lockOffer } from './lock-offers.ts';

/** Asked again, it changes nothing. */
export function switchSpecialOffer(
  ctx: Context,
  { offerId, isEnabled }: { offerId: bigint; isEnabled: boolean },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { is_enabled } = await lockOffer(tx, offerId);
    if (is_enabled === isEnabled) return;
    await tx.db
      .updateTable('special_offer')
      .set({ is_enabled: isEnabled })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', offerId)
      .execute();
    await recordAudit(tx, {
      action: 'special-offers.switch',
      subjectType: 'special_offer',
      subjectId: offerId,
      before: { is_enabled },
      after: { is_enabled: isEnabled },
    });
  });
}
