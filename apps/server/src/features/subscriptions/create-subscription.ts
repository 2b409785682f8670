import type { WatchResult } from '../../adapters/watchers/watcher.ts';
import { watchers } from '../../adapters/watchers/watchers.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { findStoredAnswer, once } from '../../platform/idempotency/once.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { checkSubscriptionRequest, type SubscriptionRequest } from './subscription-request.ts';
import { recordWatchResult } from './watching/record-watch-result.ts';

/**
 * Checks the channel first: one that does not exist is refused, and what is already published there is not
 * ordered for. A channel that does not answer right now is accepted and checked later.
 */
export async function createSubscription(
  ctx: Context,
  request: SubscriptionRequest,
  idempotencyKey: string | undefined,
  { oldPosts = 0 }: { oldPosts?: number } = {},
): Promise<bigint> {
  const { accountId } = signedIn(ctx);
  const claim = {
    key: idempotencyKey,
    request: { call: 'create-subscription', wanted: request, oldPosts },
  };
  const existing = await findStoredAnswer<{ id: string }>(ctx, claim);
  if (existing) return BigInt(existing.answer.id);
  const { networkId, watchedBy, link, cardId } = await checkSubscriptionRequest(ctx, request);
  const result: WatchResult =
    watchedBy === 'provider'
      ? { seen: 'publications', listAddress: link, publications: [] }
      : await watchers[watchedBy](ctx.fetch, { link, listAddress: null });
  if (result.seen === 'nobody')
    return refuse('invalid_input', { fields: [{ field: 'url', code: 'channel_not_found' }] });

  const { id } = await once(ctx, claim, async (tx) => {
    const now = tx.clock.now();
    const subscription = await tx.db
      .insertInto('subscription')
      .values({
        panel_id: tx.panel.id,
        account_id: accountId,
        network_id: networkId,
        name: request.name?.trim() || shortName(link),
        link,
        watched_by: watchedBy,
        contents_limit: request.contents_limit,
        card_id: cardId,
        created_at: now,
        updated_at: now,
        next_look_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await tx.db
      .insertInto('subscription_service')
      .values(
        request.services.map((line) => ({
          panel_id: tx.panel.id,
          subscription_id: subscription.id,
          service_id: BigInt(line.service_id),
          quantity: BigInt(line.quantity),
          max_quantity: line.max_quantity ? BigInt(line.max_quantity) : null,
          countries: [...new Set(line.countries)].toSorted(),
          delay_minutes: line.delay_minutes ?? 0,
          expires_at: line.expires_at ? new Date(line.expires_at) : null,
        })),
      )
      .execute();
    await recordWatchResult(tx, subscription, result);
    if (watchedBy === 'provider') await awaitHandover(tx, subscription.id, oldPosts);
    return { id: String(subscription.id) };
  });
  return BigInt(id);
}

/** The next check, due now, hands it over to its provider. */
async function awaitHandover(tx: Context, subscriptionId: bigint, oldPosts: number): Promise<void> {
  const now = tx.clock.now();
  await tx.db
    .insertInto('subscription_handover')
    .values({
      panel_id: tx.panel.id,
      subscription_id: subscriptionId,
      old_posts: oldPosts,
      next_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await tx.db
    .updateTable('subscription')
    .set({ next_look_at: now })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', subscriptionId)
    .execute();
}

/** `youtube.com/@name`: what its owner would call it. */
function shortName(link: string): string {
  return decodeURI(link)
    .replace(/^https:\/\/(?:www\.)?/, '')
    .slice(0, 200);
}
