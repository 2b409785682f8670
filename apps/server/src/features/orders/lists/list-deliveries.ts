import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

export interface Delivery {
  id: bigint;
  serviceId: bigint;
  link: string;
  quantity: bigint;
  delivered: bigint;
  startedAt: Date;
  /** Null while it is under way. */
  endedAt: Date | null;
}

interface Query {
  accountId: bigint;
  /** How their links begin. */
  linkStart: string;
  from: Date;
  until: Date;
}

const most = 500;

/** Orders that were being delivered between two moments, the latest first. */
export async function listDeliveries(
  { db, panel }: Context,
  { accountId, linkStart, from, until }: Query,
): Promise<Delivery[]> {
  const rows = await db
    .selectFrom('customer_order')
    .select(['id', 'service_id', 'link', 'quantity', 'delivered', 'completed_at'])
    .select(sql<Date>`coalesce(handed_over_at, starts_at)`.as('started_at'))
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .where('hidden_at', 'is', null)
    .where('paid_at', 'is not', null)
    .where(sql<string>`left(link, ${linkStart.length})`, '=', linkStart)
    // Given back before anything was sent: nothing came of it.
    .where((or) =>
      or.or([
        or('delivered', '>', 0n),
        or.and([or('handed_over_at', 'is not', null), or('status', '<>', 'canceled')]),
      ]),
    )
    .where(sql<Date>`coalesce(handed_over_at, starts_at)`, '<', until)
    .where((or) => or.or([or('completed_at', 'is', null), or('completed_at', '>=', from)]))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    serviceId: row.service_id,
    link: row.link,
    quantity: row.quantity,
    delivered: row.delivered,
    startedAt: row.started_at,
    endedAt: row.completed_at,
  }));
}
