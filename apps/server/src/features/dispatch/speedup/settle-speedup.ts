import type { Context } from '../../../platform/context.ts';
import { recordSpeedup } from '../../orders/index.ts';
import type { Dispatch } from '../dispatch.ts';

/** A provider has the order: the customer sees what the speed-up did, or gets its price back (docs/decisions/0033). */
export async function settleSpeedup(
  tx: Context,
  { order_id: orderId, is_speedup, orders_ahead: ordersAhead, is_fastest: isFastest }: Dispatch,
): Promise<void> {
  if (is_speedup) await recordSpeedup(tx, { orderId, ordersAhead, isFastest });
}
