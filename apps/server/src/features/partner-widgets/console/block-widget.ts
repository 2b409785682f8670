import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { auditWidget } from '../save-widget.ts';

/** Takes a widget from its partner's site at once, or gives it back as it was. */
export async function blockWidget(
  ctx: Context,
  { widgetId, isBlocked }: { widgetId: bigint; isBlocked: boolean },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await tx.db
      .selectFrom('order_widget')
      .selectAll()
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', widgetId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!before) return refuse('not_found');
    if ((before.blocked_at !== null) === isBlocked) return;
    const after = await tx.db
      .updateTable('order_widget')
      .set({ blocked_at: isBlocked ? tx.clock.now() : null })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', widgetId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await auditWidget(tx, 'order-widgets.block', { before, after });
  });
}
