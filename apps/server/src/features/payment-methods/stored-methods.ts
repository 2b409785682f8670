import type { CacheDefinition } from '../../platform/caches.ts';
import { type PaymentMethod, toPaymentMethod } from './payment-method.ts';

/** All methods of a panel in order, including disabled ones, which old invoices refer to. */
export const storedMethods: CacheDefinition<readonly PaymentMethod[]> = {
  name: 'payment-methods',
  topics: ['payment-methods'],
  load: async (db, panelId) => {
    const rows = await db
      .selectFrom('payment_method')
      .selectAll()
      .where('panel_id', '=', panelId)
      .orderBy('position')
      .orderBy('id')
      .execute();
    return rows.map(toPaymentMethod);
  },
};
