import type { OrderStatus } from '@marquee/domain/orders/status.ts';
import type { Updateable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import { orderChanged } from '../events.ts';
import type { Order } from '../order.ts';

interface Change {
  orderId: bigint;
  /** Only from one of these statuses; otherwise nothing changes. */
  from: readonly OrderStatus[];
  set: Updateable<DB['customer_order']>;
}

/** Every change of status is one conditional update, and open pages are notified of it. */
export async function changeOrder(tx: Context, { orderId, from, set }: Change): Promise<Order | undefined> {
  const changed = await tx.db
    .updateTable('customer_order')
    .set({ ...set, updated_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', orderId)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst();
  if (changed) await tx.events.emit(tx, orderChanged, { orderId, accountId: changed.account_id });
  return changed;
}
