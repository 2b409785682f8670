import type { Context } from '../../platform/context.ts';
import { refuseCancellation } from '../orders/index.ts';
import { adapterFor, findProvider } from '../providers/index.ts';
import { findDispatch } from './find-dispatch.ts';
import { moveDispatch } from './move-dispatch.ts';

/** Asks the provider to stop. It may refuse; if it does not, its next report tells what was delivered. */
export async function passOnCancel(ctx: Context, { orderId }: { orderId: bigint }): Promise<void> {
  const dispatch = await findDispatch(ctx, orderId);
  const { number, provider_id } = dispatch ?? {};
  if (dispatch?.state !== 'sent' || dispatch.cancel_sent_at || !number || !provider_id) return;
  const provider = await findProvider(ctx, provider_id);
  if (!provider) return;
  const verdict = (await adapterFor(ctx, provider).cancel([number])).get(number);
  if (verdict && 'refused' in verdict) {
    await refuseCancellation(ctx, orderId, verdict.refused);
    return;
  }
  const now = ctx.clock.now();
  await moveDispatch(ctx, { orderId, from: ['sent'], set: { cancel_sent_at: now, next_poll_at: now } });
}
