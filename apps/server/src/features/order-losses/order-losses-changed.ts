import { event } from '../../platform/events/events.ts';

/** More or less than before is lost of these orders' cash. The losses of their customer are locked. */
export const orderLossesChanged = event<{
  orderIds: readonly bigint[];
  /** Stands in the ledger. */
  reason: string;
}>('order-losses-changed');
