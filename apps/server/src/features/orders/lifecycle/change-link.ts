import { activeStatuses } from '@marquee/domain/orders/status.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { changeOrder } from './change-order.ts';

interface NewLink {
  orderId: bigint;
  link: string;
  /** What it is compared by. */
  compared: string;
}

/**
 * Before a provider has the order. False when its customer has the new link in work with the same service already,
 * and when the order has ended or been sent. The caller has locked the order.
 */
export async function changeLink(tx: Context, { orderId, link, compared }: NewLink): Promise<boolean> {
  const order = await tx.db
    .selectFrom('customer_order as own')
    .select('own.id')
    .where('own.panel_id', '=', tx.panel.id)
    .where('own.id', '=', orderId)
    .where('own.handed_over_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('customer_order as other')
            .select('other.id')
            .whereRef('other.panel_id', '=', 'own.panel_id')
            .whereRef('other.account_id', '=', 'own.account_id')
            .whereRef('other.service_id', '=', 'own.service_id')
            .whereRef('other.id', '<>', 'own.id')
            .where('other.holds_link', '=', true)
            .where('other.status', 'in', activeStatuses)
            .where(sql<boolean>`md5(coalesce(other.compared_link, other.link)) = md5(${compared})`),
        ),
      ),
    )
    .executeTakeFirst();
  if (!order) return false;
  const set = { link, compared_link: compared === link ? null : compared };
  return (await changeOrder(tx, { orderId, from: activeStatuses, set })) !== undefined;
}
