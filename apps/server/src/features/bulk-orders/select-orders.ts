import type { OrderSelection } from '@marquee/contract/console/bulk-jobs.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

/** The numbers of all orders that match, the oldest first. */
export async function selectOrders(
  { db, panel }: Context,
  filter: OrderSelection,
  most: number,
): Promise<bigint[]> {
  const { status, service_id, provider_id, customer_id, created_from, created_to, unread } = filter;
  const rows = await db
    .selectFrom('customer_order as ordered')
    .select('ordered.id')
    .where('ordered.panel_id', '=', panel.id)
    .$if(status !== undefined, (query) => query.where('ordered.status', '=', status ?? 'error'))
    .$if(service_id !== undefined, (query) => query.where('ordered.service_id', '=', BigInt(service_id ?? 0)))
    .$if(customer_id !== undefined, (query) =>
      query.where('ordered.account_id', '=', BigInt(customer_id ?? 0)),
    )
    .$if(created_from !== undefined, (query) =>
      query.where('ordered.created_at', '>=', new Date(created_from ?? 0)),
    )
    .$if(created_to !== undefined, (query) =>
      query.where('ordered.created_at', '<', new Date(created_to ?? 0)),
    )
    .$if(unread === true, (query) =>
      query
        .where('ordered.status', '=', 'error')
        .where(sql<boolean>`(ordered.read_at is null or ordered.read_at < ordered.updated_at)`),
    )
    .$if(provider_id !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('dispatch')
            .select('dispatch.order_id')
            .where('dispatch.panel_id', '=', panel.id)
            .whereRef('dispatch.order_id', '=', 'ordered.id')
            .where('dispatch.provider_id', '=', BigInt(provider_id ?? 0)),
        ),
      ),
    )
    .orderBy('ordered.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
