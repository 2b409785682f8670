import type { OrderDetails } from '@marquee/contract/generated/ordering.ts';
import { isPartial } from '../../../product/orders/order-status.tsx';

export const timelineKinds = [
  'created',
  'paid',
  'sent',
  'started',
  'progress',
  'paused',
  'activated',
  'failed',
  'cancel_requested',
  'cancel_refused',
  'canceled',
  'partial',
  'completed',
  'refill_requested',
  'refill_started',
  'refill_completed',
  'refill_rejected',
  'coupon_lost',
  'moved_ahead',
  'fastest_source',
  'speedup_refunded',
  'unpaid',
  'ahead',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

export interface TimelineEntry {
  key: string;
  kind: TimelineKind;
  /** Undefined for what is still to come. */
  at: string | undefined;
  delivered: number | null;
  amount: string | null;
  note: string | null;
  orders_ahead: number | null;
}

type TimelineOrder = Pick<
  OrderDetails,
  'events' | 'created_at' | 'paid_at' | 'status' | 'cancel_reason' | 'current_quantity' | 'quantity'
>;

/** From ordering to the end. Of consecutive reports only the last is shown; an open order ends with its next step. */
export function buildTimeline(order: TimelineOrder): TimelineEntry[] {
  const bare = { delivered: null, amount: null, note: null, orders_ahead: null };
  const entries: TimelineEntry[] = [{ ...bare, key: 'created', kind: 'created', at: order.created_at }];
  if (order.paid_at) entries.push({ ...bare, key: 'paid', kind: 'paid', at: order.paid_at });
  for (const [index, event] of order.events.entries()) {
    const known = timelineKinds.find((kind) => kind === event.kind);
    if (!known) continue;
    const next = order.events[index + 1];
    if (known === 'progress' && next?.kind === 'progress') continue;
    // The final entry shows the quantity, so a report at the same moment would repeat it.
    if (known === 'progress' && next?.kind === 'completed') continue;
    const kind = known === 'canceled' && isPartial(order) ? 'partial' : known;
    entries.push({ ...event, key: `${index} ${kind}`, kind, at: event.created_at });
  }
  if (order.status === 'unpaid') entries.push({ ...bare, key: 'unpaid', kind: 'unpaid', at: undefined });
  if (order.status !== 'completed' && order.status !== 'canceled')
    entries.push({ ...bare, key: 'ahead', kind: 'ahead', at: undefined });
  return entries;
}
