import { type Money, money } from '@marquee/domain/money/money.ts';
import { type Ppm, ppm } from '@marquee/domain/money/ratio.ts';
import type { CacheDefinition } from '../../platform/caches.ts';
import type { Context } from '../../platform/context.ts';

/** An order form that a partner embeds on their own site. */
export interface OrderWidget {
  id: bigint;
  accountId: bigint;
  apiToken: string;
  minimumPurchase: Money;
  reward: Ppm;
  /** Empty: every method that the panel offers to widgets. */
  methodIds: readonly bigint[];
}

export const storedWidgets: CacheDefinition<readonly OrderWidget[]> = {
  name: 'order-widgets',
  topics: ['order-widgets'],
  load: async (db, panelId) => {
    const rows = await db
      .selectFrom('order_widget')
      .selectAll()
      .where('panel_id', '=', panelId)
      .where('is_enabled', '=', true)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      accountId: row.account_id,
      apiToken: row.api_token,
      minimumPurchase: money(row.minimum_purchase_amount),
      reward: ppm(row.reward_ppm),
      methodIds: row.payment_method_ids,
    }));
  },
};

/** The partner widget that makes the call; undefined for all other callers and the panel's own form. */
export async function callingWidget({ actor, caches, panel }: Context): Promise<OrderWidget | undefined> {
  if (actor.kind !== 'widget') return undefined;
  const widgets = await caches.get(storedWidgets, panel.id);
  return widgets.find(({ id }) => id === actor.widgetId);
}
