import { sql } from 'kysely';
import { asNumber, type Finder, mostFound } from '../../platform/console/finder.ts';
import { findOrder } from './order.ts';

/** By its number or the link. */
export const orderFinder: Finder = {
  kind: 'order',
  permission: 'orders.view',
  async find(ctx, text) {
    const number = asNumber(text);
    if (number) {
      const order = await findOrder(ctx, number);
      return order ? [{ id: order.id, title: order.link, detail: order.name }] : [];
    }
    if (!/^https?:\/\//.test(text)) return [];
    const rows = await ctx.db
      .selectFrom('customer_order')
      .select(['id', 'link', 'name'])
      .where('panel_id', '=', ctx.panel.id)
      // As much of a link as the index knows, then all of it.
      .where(sql<string>`"left"(link, 200)`, '=', text.slice(0, 200))
      .where('link', '=', text)
      .orderBy('id', 'desc')
      .limit(mostFound)
      .execute();
    return rows.map(({ id, link, name }) => ({ id, title: link, detail: name }));
  },
};
