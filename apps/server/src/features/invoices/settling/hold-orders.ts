import type { Context } from '../../../platform/context.ts';
import type { Invoice } from '../invoice.ts';

/**
 * What the money will pay is held before the wallet that it goes to, as by everybody who pays an order. Held
 * here and not by the orders feature, which hears of the money when it is there.
 */
export async function holdOrders(
  { db, panel }: Context,
  { purpose, purpose_id }: Pick<Invoice, 'purpose' | 'purpose_id'>,
): Promise<void> {
  if (purpose !== 'orders') return;
  await db
    .selectFrom('customer_order')
    .select('id')
    .where('panel_id', '=', panel.id)
    .where('group_id', '=', purpose_id)
    .where('status', '=', 'unpaid')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
