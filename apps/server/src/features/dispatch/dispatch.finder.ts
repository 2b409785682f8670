import { type Finder, mostFound } from '../../platform/console/finder.ts';
import { findOrder } from '../orders/index.ts';
import { ordersNumbered } from './dispatch.ts';

/** Orders by the number that a provider gave them. */
export const dispatchFinder: Finder = {
  kind: 'order',
  permission: 'orders.view',
  async find(ctx, text) {
    const ids = await ordersNumbered(ctx, [text.replace(/^#/, '')]);
    const orders = await Promise.all(ids.slice(0, mostFound).map((id) => findOrder(ctx, id)));
    return orders
      .filter((order) => order !== undefined)
      .map(({ id, link, name }) => ({ id, title: link, detail: name }));
  },
};
