import type { Money } from '@marquee/domain/money/money.ts';
import { event } from '../../platform/events/events.ts';

interface AboutOrder {
  orderId: bigint;
  accountId: bigint;
  serviceId: bigint;
}

/** The order's money is in escrow: it may be sent to a provider. */
export const orderPaid = event<AboutOrder>('order-paid');

/** Paused, or resumed after a pause or an error. */
export const orderPaused = event<AboutOrder>('order-paused');
export const orderActivated = event<AboutOrder>('order-activated');

/** The order is at a provider and its customer wants to cancel it. */
export const orderCancelRequested = event<AboutOrder>('order-cancel-requested');

export interface EndedOrder extends AboutOrder {
  status: 'completed' | 'canceled';
  charged: Money;
  refunded: Money;
  /** The cash part of what was not refunded. */
  paidFromCash: Money;
}

export const orderEnded = event<EndedOrder>('order-ended');

/** Anything shown on the order's page has changed. */
export const orderChanged = event<{ orderId: bigint; accountId: bigint }>('order-changed');

export const refillRequested = event<AboutOrder & { refillId: bigint }>('refill-requested');

/** Requested, started, completed or rejected. */
export const refillChanged = event<{
  refillId: bigint;
  orderId: bigint;
  accountId: bigint;
  isAutomatic: boolean;
  status: 'pending' | 'in_progress' | 'completed' | 'rejected';
}>('refill-changed');
