import type { Context } from '../../../platform/context.ts';
import { changeOrder } from './change-order.ts';

/** What staff counted themselves replaces what a provider said. */
export async function correctStart(
  tx: Context,
  { orderId, startCount }: { orderId: bigint; startCount: bigint },
): Promise<boolean> {
  const from = ['in_processing', 'stopped'] as const;
  return (await changeOrder(tx, { orderId, from, set: { start_count: startCount } })) !== undefined;
}
