import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { lockedMethod } from './save-payment-method.ts';

/** Payments that were started with a method are finished with it, also when it is off. */
export function switchPaymentMethod(
  ctx: Context,
  { methodId, isEnabled }: { methodId: bigint; isEnabled: boolean },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { is_enabled } = await lockedMethod(tx, methodId);
    if (is_enabled === isEnabled) return;
    await tx.db
      .updateTable('payment_method')
      .set({ is_enabled: isEnabled, updated_at: tx.clock.now() })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', methodId)
      .execute();
    await recordAudit(tx, {
      action: 'payment-methods.switch',
      subjectType: 'payment-method',
      subjectId: methodId,
      before: { is_enabled },
      after: { is_enabled: isEnabled },
    });
  });
}
