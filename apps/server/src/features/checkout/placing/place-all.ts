import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Placement } from './placement.ts';

export interface PlacedGroup {
  groupId: bigint;
  orderIds: readonly bigint[];
}

interface Row {
  group_id: bigint | null;
  order_ids: bigint[];
  refusal: 'link_in_use' | 'balance_too_low' | null;
}

/**
 * Writes and charges many checkouts in one call (functions/place_orders.sql): groups, drip feeds, orders and, where
 * the wallets pay, the postings from them to escrow (functions/ledger_escrow_orders.sql). Each is answered for itself.
 */
export async function placeAll(
  db: Database,
  placements: readonly Placement[],
): Promise<(PlacedGroup | Refusal)[]> {
  let firstFeed = 0;
  const feeds: object[] = [];
  const orders: object[] = [];
  for (const [request, placement] of placements.entries()) {
    for (const feed of placement.feeds) feeds.push({ request, ...feed });
    for (const order of placement.orders) {
      const drip_feed = order.drip_feed === null ? null : firstFeed + order.drip_feed;
      orders.push({ request, ...order, drip_feed });
    }
    firstFeed = feeds.length;
  }
  const requests = placements.map(({ request }) => request);
  const { rows } = await sql<Row>`
    select group_id, order_ids, refusal
      from place_orders(${json(requests)}, ${json(feeds)}, ${json(orders)})`.execute(db);
  if (rows.length !== placements.length) throw new Error('place_orders did not answer every request');
  return rows.map(({ group_id, order_ids, refusal }) =>
    group_id === null ? refusalFor(refusal) : { groupId: group_id, orderIds: order_ids },
  );
}

/** Which of its links is in use is looked up by whoever tells the customer. */
function refusalFor(refusal: Row['refusal']): Refusal {
  if (refusal === 'link_in_use')
    return new Refusal('invalid_input', { fields: [{ field: 'orders.0.url', code: 'link_in_use' }] });
  return new Refusal('insufficient_balance', { fields: [{ field: 'balance', code: 'balance_too_low' }] });
}

/** Without what place_orders takes for granted: null, false, zero and empty. Numbers stay, for 0 is a place. */
function json(rows: readonly object[]): string {
  return JSON.stringify(rows.map((row) => Object.fromEntries(Object.entries(row).flatMap(told))));
}

function told([name, value]: [string, unknown]): [string, unknown][] {
  if (typeof value === 'bigint') return value === 0n ? [] : [[name, String(value)]];
  if (value === null || value === undefined || value === false || value === '') return [];
  return [[name, value]];
}
