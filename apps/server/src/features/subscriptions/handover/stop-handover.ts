import type { Context } from '../../../platform/context.ts';
import { requireOutgoing } from '../../../platform/restore/outgoing.ts';
import { adapterFor, findProvider } from '../../providers/index.ts';
import { findSubscription } from '../subscription.ts';
import { findHandover, moveHandover } from './handover.ts';

/** Asks the provider to stop watching; orders it made until then are still collected. Run twice, it asks once. */
export async function stopHandover(
  ctx: Context,
  { subscriptionId }: { subscriptionId: bigint },
): Promise<void> {
  await requireOutgoing(ctx);
  if (await isGoingOn(ctx, subscriptionId)) return;
  const handover = await findHandover(ctx, subscriptionId);
  const { provider_id: providerId, number } = handover ?? {};
  if (handover?.state !== 'sent' || !providerId || !number) return;
  const provider = await findProvider(ctx, providerId);
  if (!provider) return;
  await adapterFor(ctx, provider).cancel([number]);
  await moveHandover(ctx, subscriptionId, ['sent'], { state: 'ended', next_at: ctx.clock.now() });
}

/** After a top-up the channel may have been handed over again: an older stop request must not stop it. */
async function isGoingOn(ctx: Context, subscriptionId: bigint): Promise<boolean> {
  const subscription = await findSubscription(ctx, subscriptionId);
  return subscription?.status === 'in_processing' && subscription.waiting_since === null;
}
