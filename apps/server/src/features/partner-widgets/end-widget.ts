import { randomUUID } from 'node:crypto';
import type { OrderWidgetView } from '@marquee/contract/money/order-widgets.ts';
import type { Updateable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { ownLockedWidget } from './own-widgets.ts';
import { auditWidget } from './save-widget.ts';
import { type WidgetRow, widgetView } from './widget-view.ts';

/** Kept for the orders that came through it. */
export async function deleteWidget(ctx: Context, widgetId: bigint): Promise<void> {
  await update(ctx, widgetId, 'order-widgets.delete', { is_enabled: false, deleted_at: ctx.clock.now() });
}

/** The old key stands on the partner's site and stops working at once. */
export async function renewKey(ctx: Context, widgetId: bigint): Promise<OrderWidgetView> {
  const api_token = randomUUID().replaceAll('-', '');
  return widgetView(await update(ctx, widgetId, 'order-widgets.renew-key', { api_token }));
}

function update(
  ctx: Context,
  widgetId: bigint,
  action: string,
  values: Updateable<DB['order_widget']>,
): Promise<WidgetRow> {
  return inTransaction(ctx, async (tx) => {
    const before = await ownLockedWidget(tx, widgetId);
    const after = await tx.db
      .updateTable('order_widget')
      .set({ ...values, updated_at: tx.clock.now() })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', widgetId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await auditWidget(tx, action, { before, after });
    return after;
  });
}
