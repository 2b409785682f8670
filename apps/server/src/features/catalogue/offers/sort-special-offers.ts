import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { lockOffers } from './lock-offers.ts';

/** All offers have to be named: who sorted an older list is told so instead of undoing somebody's work. */
export function sortSpecialOffers(ctx: Context, ids: readonly bigint[]): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const before = (await lockOffers(tx)).map(({ id }) => id);
    const isSame = before.length === ids.length && before.every((id) => ids.includes(id));
    if (!isSame) return refuse('wrong_state');
    for (const [index, id] of ids.entries())
      await tx.db
        .updateTable('special_offer')
        .set({ sorting: index + 1 })
        .where('panel_id', '=', tx.panel.id)
        .where('id', '=', id)
        .where('sorting', '<>', index + 1)
        .execute();
    await recordAudit(tx, {
      action: 'special-offers.sort',
      subjectType: 'panel',
      subjectId: tx.panel.id,
      before,
      after: ids,
    });
  });
}
