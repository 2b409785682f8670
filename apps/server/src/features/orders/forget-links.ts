import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { linksForgotten } from './events.ts';

const ordersAtOnce = 500;

/** Keeps what the books need: service, quantity, amounts and dates. Running it again changes nothing. */
export async function forgetLinks(ctx: Context, accountId: bigint): Promise<void> {
  for (const hidden of [false, true]) {
    let after = 0n;
    let done = ordersAtOnce;
    while (done === ordersAtOnce) {
      const { rows } = await forgetPortion(ctx, { accountId, hidden, after });
      for (const { id } of rows) if (id > after) after = id;
      await ctx.events.emit(ctx, linksForgotten, { orderIds: rows.map(({ id }) => id) });
      done = rows.length;
    }
  }
}

function forgetPortion(
  ctx: Context,
  { accountId, hidden, after }: { accountId: bigint; hidden: boolean; after: bigint },
) {
  const visibility = hidden ? sql`hidden_at is not null` : sql`hidden_at is null`;
  return sql<{ id: bigint }>`
    with some_orders as (
      select panel_id, id, group_id from customer_order
       where panel_id = ${ctx.panel.id} and account_id = ${accountId} and ${visibility} and id > ${after}
       order by id limit ${ordersAtOnce}
    ), some_groups as (
      update order_group as g
         set affiliate_code = null, analytics_client_id = null, analytics_session_id = null
        from (select distinct panel_id, group_id from some_orders) as o
       where g.panel_id = o.panel_id and g.id = o.group_id
         and coalesce(g.affiliate_code, g.analytics_client_id, g.analytics_session_id) is not null
    )
    update customer_order as o
       set link = '', compared_link = null, name = '', holds_link = false, targetable_values = '[]', provider_params = '{}'
      from some_orders as s
     where o.panel_id = s.panel_id and o.id = s.id
    returning o.id`.execute(ctx.db);
}
