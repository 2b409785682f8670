import { sql } from 'kysely';
import { type BooksRule, booksRule } from '../../platform/books.ts';

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
];
