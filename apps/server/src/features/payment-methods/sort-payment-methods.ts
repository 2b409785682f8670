import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';

/** All methods have to be named: who sorted an older list is told so instead of undoing somebody's work. */
export function sortPaymentMethods(ctx: Context, ids: readonly bigint[]): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .selectFrom('payment_method')
      .select(['id', 'position'])
      .where('panel_id', '=', tx.panel.id)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    const isSame = rows.length === ids.length && rows.every(({ id }) => ids.includes(id));
    if (!isSame) return refuse('wrong_state');
    for (const [index, id] of ids.entries())
      await tx.db
        .updateTable('payment_method')
        .set({ position: index + 1 })
        .where('panel_id', '=', tx.panel.id)
        .where('id', '=', id)
        .where('position', '<>', index + 1)
        .execute();
    const before = rows.toSorted((one, other) => one.position - other.position).map(({ id }) => id);
    await recordAudit(tx, {
      action: 'payment-methods.sort',
      subjectType: 'panel',
      subjectId: tx.panel.id,
      before,
      after: ids,
    });
  });
}
