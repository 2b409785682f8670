import type { Context } from '../../platform/context.ts';
import { requireOutgoing } from '../../platform/restore/outgoing.ts';
import { refuseCancellation } from '../orders/index.ts';
import { askRecorded, findProvider, providerCan } from '../providers/index.ts';
import { findDispatch, moveDispatch } from './dispatch.ts';

/** Asks the provider to stop. It may refuse; otherwise its next report says how much was delivered. */
export async function passOnCancel(ctx: Context, { orderId }: { orderId: bigint }): Promise<void> {
  await requireOutgoing(ctx);
  const dispatch = await findDispatch(ctx, orderId);
  const { number, provider_id } = dispatch ?? {};
  if (dispatch?.state !== 'sent' || dispatch.cancel_sent_at || !number || !provider_id) return;
  if (!(await isWanted(ctx, orderId))) return;
  const provider = await findProvider(ctx, provider_id);
  if (!provider) return;
  if (!providerCan(provider, 'canCancel')) return refuseCancellation(ctx, orderId);
  const verdicts = await askRecorded(ctx, { provider, orderId }, (adapter) => adapter.cancel([number]));
  const verdict = verdicts.get(number);
  if (verdict && 'refused' in verdict) {
    // Asked twice, a provider may refuse to cancel what it has just cancelled.
    const dispatch = await findDispatch(ctx, orderId);
    if (dispatch?.cancel_sent_at) return;
    // The provider's words are for operators: they may tell customers who delivers.
    await moveDispatch(ctx, { orderId, from: ['sent'], set: { message: verdict.refused } });
    await refuseCancellation(ctx, orderId);
    return;
  }
  const now = ctx.clock.now();
  await moveDispatch(ctx, { orderId, from: ['sent'], set: { cancel_sent_at: now, next_poll_at: now } });
}

/** After an answer the provider is not asked again until the customer requests it again. */
async function isWanted({ db, panel }: Context, orderId: bigint): Promise<boolean> {
  const order = await db
    .selectFrom('customer_order')
    .select('id')
    .where('panel_id', '=', panel.id)
    .where('id', '=', orderId)
    .where('cancel_requested_at', 'is not', null)
    .executeTakeFirst();
  return order !== undefined;
}
