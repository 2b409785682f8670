import type { Money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';

type OrderEventKind =
  | 'sent'
  | 'started'
  | 'progress'
  | 'paused'
  | 'activated'
  | 'failed'
  | 'cancel_requested'
  | 'cancel_refused'
  | 'canceled'
  | 'completed'
  | 'refill_requested'
  | 'refill_started'
  | 'refill_completed'
  | 'refill_rejected'
  | 'coupon_lost'
  | 'moved_ahead'
  | 'fastest_source'
  | 'speedup_refunded';

interface OrderEvent {
  orderId: bigint;
  kind: OrderEventKind;
  delivered?: bigint;
  amount?: Money;
  note?: string | undefined;
  /** For `moved_ahead`: how many orders were waiting in front of it. */
  ordersAhead?: number;
}

/** One line of the order's timeline. */
export function recordEvent(ctx: Context, event: OrderEvent): Promise<void> {
  return recordEvents(ctx, [event]);
}

/** One line each of the timelines of several orders. */
export async function recordEvents(
  { db, panel, clock, actor }: Context,
  events: readonly OrderEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ orderId, kind, delivered, amount, note, ordersAhead }) => ({
    panel_id: panel.id,
    order_id: orderId,
    kind,
    delivered: delivered ?? null,
    amount: amount ?? null,
    note: note?.slice(0, 1000) ?? null,
    orders_ahead: ordersAhead ?? null,
    actor_id: actor.kind === 'user' ? actor.accountId : null,
    on_behalf_of: actor.kind === 'user' ? (actor.onBehalfOf ?? null) : null,
    created_at: clock.now(),
  }));
  await db.insertInto('order_event').values(rows).execute();
}
