import type { Money } from '@marquee/domain/money/money.ts';
import { event } from '../../platform/events/events.ts';

interface AboutOrder {
  orderId: bigint;
  accountId: bigint;
  serviceId: bigint;
}

/** Its money is in escrow: it may go to a provider. */
export const orderPaid = event<AboutOrder>('order-paid');

/** Paused, or taken up again after a pause or an error. */
export const orderPaused = event<AboutOrder>('order-paused');
export const orderActivated = event<AboutOrder>('order-activated');

/** A provider has it, and its customer wants it stopped. */
export const orderCancelRequested = event<AboutOrder>('order-cancel-requested');

export interface EndedOrder extends AboutOrder {
  status: 'completed' | 'canceled';
  charged: Money;
  refunded: Money;
  /** The part of what was kept that had been paid in cash. */
  paidFromCash: Money;
}

export const orderEnded = event<EndedOrder>('order-ended');

/** Anything that its page shows. */
export const orderChanged = event<{ orderId: bigint; accountId: bigint }>('order-changed');

export const refillRequested = event<AboutOrder & { refillId: bigint }>('refill-requested');

/** Asked for, taken up, done or refused. */
export const refillChanged = event<{
  refillId: bigint;
  orderId: bigint;
  accountId: bigint;
  isAutomatic: boolean;
  status: 'pending' | 'in_progress' | 'completed' | 'rejected';
}>('refill-changed');
