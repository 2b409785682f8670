import type { Look } from '../../../adapters/watchers/watcher.ts';
import type { Context } from '../../../platform/context.ts';
import { adapterFor, findProvider, noteCall } from '../../providers/index.ts';
import { handOver } from '../handover/hand-over.ts';
import { findHandover, type Handover, moveHandover, publicationKey } from '../handover/handover.ts';
import type { Subscription } from '../subscription.ts';

const longestSending = 45_000;
const pause = 6 * 60 * 60 * 1000;

/** Where the provider watches, a look asks it what it has found; and hands the channel over first. */
export async function lookAtProvider(ctx: Context, subscription: Subscription): Promise<Look> {
  const nothing: Look = { seen: 'publications', listAddress: subscription.link, publications: [] };
  const handover = await findHandover(ctx, subscription.id);
  const now = ctx.clock.now();
  if (handover?.state === 'sent') return askProvider(ctx, subscription, handover);
  if (handover?.state === 'sending' && isStale(handover, now))
    await moveHandover(ctx, subscription.id, ['sending'], {
      state: 'unknown',
      words: 'The worker stopped while it was sending.',
    });
  const isDue = handover !== undefined && handover.next_at <= now && subscription.waiting_since === null;
  if (isDue && handover.state === 'ended')
    await moveHandover(ctx, subscription.id, ['ended'], { state: 'ready', number: null });
  if (isDue && (handover.state === 'ready' || handover.state === 'ended')) await handOver(ctx, subscription);
  return nothing;
}

function isStale({ sending_since: since }: Handover, now: Date): boolean {
  return since !== null && now.getTime() - since.getTime() > longestSending;
}

async function askProvider(ctx: Context, subscription: Subscription, handover: Handover): Promise<Look> {
  const { provider_id: providerId, number } = handover;
  const provider = providerId === null ? undefined : await findProvider(ctx, providerId);
  if (!provider || number === null) return { seen: 'silence' };
  const report = await adapterFor(ctx, provider)
    .subscription(number)
    .catch(() => undefined);
  await noteCall(ctx, provider.id, report !== undefined);
  if (!report) return { seen: 'silence' };
  // Over there, and not here: after a pause it is handed over anew.
  if (report.isOver)
    await moveHandover(ctx, subscription.id, ['sent'], {
      state: 'ended',
      next_at: new Date(ctx.clock.now().getTime() + pause),
    });
  const publications = report.orders.map((order) => ({
    key: publicationKey(provider.id, order),
    link: subscription.link,
    title: '',
    publishedAt: null,
  }));
  // Looks list the latest first.
  return { seen: 'publications', listAddress: subscription.link, publications: publications.toReversed() };
}
