import { serviceKind } from '@marquee/domain/delivery/service-kinds.ts';
import { providerSubscription } from '@marquee/domain/subscriptions/provider-subscription.ts';
import type { Placement } from '../../../adapters/providers/provider-adapter.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { reserveProvider, sourceCandidates } from '../../dispatch/index.ts';
import { adapterFor, findProvider, recordProviderCall } from '../../providers/index.ts';
import { findSubscription, findSubscriptionServices, type Subscription } from '../subscription.ts';
import { type Handover, moveHandover } from './handover.ts';
import { stopHandover } from './stop-handover.ts';

const minute = 60_000;
const refusedMinutes = 60;

/**
 * Hands the channel over to a provider that watches it itself. Recorded before the request goes out, so that
 * it is sent once: without a clear yes or no it is not sent again automatically.
 */
export async function handOver(ctx: Context, subscription: Subscription): Promise<void> {
  const [service] = await findSubscriptionServices(ctx, [subscription.id]);
  const candidates = service
    ? await sourceCandidates(ctx, { serviceId: service.service_id, refusedBy: [] })
    : [];
  const source = candidates.find(
    ({ isBusy, isHeld, kind }) => !isBusy && !isHeld && serviceKind(kind) === 'Subscriptions',
  );
  const provider = source && (await findProvider(ctx, source.providerId));
  if (!service || !source || !provider) return;
  // Opened first: what fails here has sent nothing.
  const adapter = adapterFor(ctx, provider);
  const claimed = await inTransaction(ctx, async (tx) => {
    if (!(await reserveProvider(tx, [source]))) return undefined;
    return moveHandover(tx, subscription.id, ['ready'], {
      state: 'sending',
      provider_id: provider.id,
      sending_since: tx.clock.now(),
      message: null,
    });
  });
  if (!claimed) return;
  const attempt = claimed.attempts + 1;
  const placement = await adapter.place({
    reference: `subscription:${ctx.panel.id}:${subscription.id}:${attempt}`,
    service: source.offerNumber,
    kind: 'Subscriptions',
    link: subscription.link,
    quantity: service.quantity,
    parameters: providerSubscription({
      link: subscription.link,
      quantity: service.quantity,
      delayMinutes: service.delay_minutes,
      posts: subscription.contents_limit - subscription.contents_count - claimed.old_posts,
      oldPosts: claimed.old_posts,
      expiresAt: service.expires_at,
    }),
  });
  await moveHandover(
    ctx,
    subscription.id,
    ['sending', 'unknown'],
    after(placement, attempt, ctx.clock.now()),
  );
  await recordProviderCall(
    ctx,
    provider.id,
    placement.outcome === 'placed' || placement.outcome === 'refused',
  );
  // The owner may have ended the subscription meanwhile.
  const current = await findSubscription(ctx, subscription.id);
  if (current?.status !== 'in_processing') await stopHandover(ctx, { subscriptionId: subscription.id });
}

function after(placement: Placement, attempts: number, now: Date): Partial<Handover> {
  if (placement.outcome === 'placed')
    return { state: 'sent', number: placement.number, attempts, next_at: now, old_posts: 0 };
  const { message } = placement;
  if (placement.outcome === 'unknown') return { state: 'unknown', attempts, message };
  const minutes = placement.outcome === 'refused' ? refusedMinutes : 1;
  return { state: 'ready', attempts, message, next_at: new Date(now.getTime() + minutes * minute) };
}
