import { type Finder, mostFound } from '../../platform/console/finder.ts';
import { findOrder } from '../orders/index.ts';

/** Orders by the number that a provider gave them. */
export const dispatchFinder: Finder = {
  kind: 'order',
  permission: 'orders.view',
  async find(ctx, text) {
    const sent = await ctx.db
      .selectFrom('dispatch')
      .select(['order_id', 'number'])
      .where('panel_id', '=', ctx.panel.id)
      .where('number', '=', text.replace(/^#/, ''))
      .orderBy('order_id', 'desc')
      .limit(mostFound)
      .execute();
    const orders = await Promise.all(sent.map(({ order_id }) => findOrder(ctx, order_id)));
    return orders
      .filter((order) => order !== undefined)
      .map(({ id, link, name }) => ({ id, title: link, detail: name }));
  },
};
