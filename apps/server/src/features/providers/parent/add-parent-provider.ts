import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';

interface ParentProvider {
  name: string;
  /** The child owner's account in the parent panel, which pays there. */
  accountId: bigint;
  /** What its prices begin with, on top of the parent's. */
  markupPpm?: number;
}

/** Called when a child panel is created, never by its operators: they must not choose who pays. */
export async function addParentProvider(
  ctx: Context,
  { name, accountId, markupPpm }: ParentProvider,
): Promise<bigint> {
  return inTransaction(ctx, async (tx) => {
    const owner = await tx.db
      .selectFrom('account')
      .innerJoin('panel', 'panel.parent_id', 'account.panel_id')
      .select('account.id')
      .where('panel.id', '=', tx.panel.id)
      .where('account.id', '=', accountId)
      .executeTakeFirst();
    if (!owner) return refuse('not_found');
    const now = tx.clock.now();
    const { id } = await tx.db
      .insertInto('provider')
      .values({
        panel_id: tx.panel.id,
        name,
        adapter: 'parent_panel',
        parent_account_id: accountId,
        // Nothing is sold below cost anyway, and few owners watch every price of the parent.
        on_price_jump: 'follow',
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (markupPpm !== undefined)
      await tx.db
        .insertInto('price_rule')
        .values({ panel_id: tx.panel.id, provider_id: id, percent_ppm: markupPpm })
        .execute();
    await recordAudit(tx, {
      action: 'providers.add-parent-provider',
      subjectType: 'provider',
      subjectId: id,
      after: { name, accountId: String(accountId) },
    });
    return id;
  });
}
