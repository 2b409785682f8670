import type { Money } from '@marquee/domain/money/money.ts';
import { event } from '../../platform/events/events.ts';

interface OrderReference {
  orderId: bigint;
  accountId: bigint;
  serviceId: bigint;
}

/** The order's money is in escrow: it may be sent to a provider. */
export const orderPaid = event<OrderReference>('order-paid');

/** Paused, or resumed after a pause or an error. */
export const orderPaused = event<OrderReference>('order-paused');
export const orderActivated = event<OrderReference>('order-activated');

/** The order is at a provider and its customer wants to cancel it. */
export const orderCancelRequested = event<OrderReference>('order-cancel-requested');

export interface EndedOrder extends OrderReference {
  status: 'completed' | 'canceled';
  charged: Money;
  refunded: Money;
  /** The cash part of what was not refunded. */
  paidFromCash: Money;
}

export const orderEnded = event<EndedOrder>('order-ended');

/** Anything shown on the order's page has changed. */
export const orderChanged = event<{ orderId: bigint; accountId: bigint }>('order-changed');

export const refillRequested = event<OrderReference & { refillId: bigint }>('refill-requested');

/** Requested, started, completed or rejected. */
export const refillChanged = event<{
  refillId: bigint;
  orderId: bigint;
  accountId: bigint;
  isAutomatic: boolean;
  status: 'pending' | 'in_progress' | 'completed' | 'rejected';
}>('refill-changed');

/** The links of a closed account's orders are erased; whoever has copies erases them. */
export const linksForgotten = event<{ orderIds: readonly bigint[] }>('order-links-forgotten');
