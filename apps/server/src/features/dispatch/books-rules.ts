import { sql } from 'kysely';
import { type BooksRule, booksRule } from '../../platform/books.ts';
import { kindsThat } from '../providers/index.ts';

export const dispatchRules: readonly BooksRule[] = [
  booksRule(
    'an order that was handed over stands with a provider, or in doubt',
    sql`
      select ordered.panel_id, format('order %s is handed over, its dispatch is %s', ordered.id,
               coalesce(dispatch.state, 'missing')) as detail
        from customer_order as ordered
        left join dispatch on dispatch.panel_id = ordered.panel_id and dispatch.order_id = ordered.id
       where ordered.status = 'in_processing' and ordered.handed_over_at is not null
         and (dispatch.state is null or dispatch.state not in ('sending', 'sent', 'unknown'))`,
  ),
  booksRule(
    'what stands with a provider was paid for',
    sql`
      select ordered.panel_id, format('order %s is unpaid and %s', ordered.id, dispatch.state) as detail
        from dispatch
        join customer_order as ordered on ordered.panel_id = dispatch.panel_id and ordered.id = dispatch.order_id
       where ordered.status = 'unpaid'`,
  ),
  booksRule(
    'an order placed in the parent panel is one order there, charged to the owner',
    sql`
      select placed.panel_id, format('order %s stands in the parent panel as order %s, %s', placed.order_id,
               placed.number, coalesce(format('charged %s and refunded %s against a cost of %s', above.charged,
               above.refunded, placed.cost), 'which the owner does not have there')) as detail
        from provider
        join panel as child on child.id = provider.panel_id
        join dispatch as placed on placed.panel_id = provider.panel_id and placed.provider_id = provider.id
          and placed.number is not null
        left join customer_order as above on above.panel_id = child.parent_id
          and above.id = case when placed.number ~ '^[0-9]{1,18}$' then placed.number::bigint end
          and above.account_id = provider.parent_account_id and above.status <> 'unpaid'
       where provider.adapter = any(${kindsThat('placesInTransaction')}) and placed.state in ('sent', 'ended')
         and (above.id is null or placed.is_cost_reported
              and placed.cost not between above.charged - above.refunded and above.charged)`,
  ),
  booksRule(
    'what the parent panel placed for a child is known to that child',
    sql`
      select child.id as panel_id, format('order %s was placed in the parent panel as order %s, and stands here as %s',
               split_part(call.key, ':', 4), call.answer #>> '{orders,0,id}',
               coalesce(placed.number, placed.state, 'nothing')) as detail
        from provider
        join panel as child on child.id = provider.panel_id
        join idempotent_call as call on call.panel_id = child.parent_id
          and call.caller = 'account:' || provider.parent_account_id
          and call.key like 'within:order:' || child.id || ':%' and call.answer is not null
        left join dispatch as placed on placed.panel_id = child.id
          and placed.order_id = split_part(call.key, ':', 4)::bigint
       where provider.adapter = any(${kindsThat('placesInTransaction')})
         and placed.number is distinct from call.answer #>> '{orders,0,id}'`,
  ),
];
