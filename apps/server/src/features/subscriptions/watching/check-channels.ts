import { subscriptionEnd } from '@marquee/domain/subscriptions/subscription.ts';
import { sql } from 'kysely';
import type { WatchResult } from '../../../adapters/watchers/watcher.ts';
import { watchers } from '../../../adapters/watchers/watchers.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { inTurns, isAnyDue } from '../../../platform/loops/in-turns.ts';
import type { LoopContext } from '../../../platform/loops/loop.ts';
import { findAccount } from '../../accounts/index.ts';
import { adapterFor, findProvider, recordProviderCall } from '../../providers/index.ts';
import { getSettings } from '../../settings/index.ts';
import { endSubscription } from '../end-subscription.ts';
import { handOver } from '../handover/hand-over.ts';
import { findHandover, type Handover, moveHandover, publicationKey } from '../handover/handover.ts';
import { findSubscriptionServices, lockedSubscription, type Subscription } from '../subscription.ts';
import { orderForFound } from './order-for-found.ts';
import { recordWatchResult } from './record-watch-result.ts';

const maxSendingMs = 45_000;

const pause = 6 * 60 * 60 * 1000;

const batch = 16;
/** If a worker dies, another takes the row after this long. */
const leaseMinutes = 10;

const toCheck = (now: Date) => ({
  table: sql`subscription`,
  key: sql`id`,
  dueAt: sql`next_look_at`,
  where: sql`work.status = 'in_processing'`,
  now,
});

export function isDue(now: Date) {
  return isAnyDue(toCheck(now));
}

/** Checks the channels that are due and orders for new publications. True when there may be more. */
export async function run(ctx: LoopContext): Promise<boolean> {
  const due = await claim(ctx);
  await Promise.all(
    due
      .map(async (subscription) => {
        const inPanel = await ctx.inPanel(subscription.panel_id);
        if (inPanel) await checkChannel(inPanel, subscription);
      })
      .map((look) =>
        look.catch((error: unknown) => {
          ctx.log.error({ err: error }, 'A subscription could not be looked after.');
        }),
      ),
  );
  return due.length === batch;
}

async function claim({ db, clock }: LoopContext): Promise<Subscription[]> {
  const now = clock.now();
  const { rows } = await sql<Subscription>`
    update subscription set next_look_at = ${new Date(now.getTime() + leaseMinutes * 60_000)}
    from (
      select chosen.panel_id, chosen.key as id from (${inTurns({ ...toCheck(now), limit: batch })}) as chosen
      join subscription as watched on watched.panel_id = chosen.panel_id and watched.id = chosen.key
        and watched.status = 'in_processing' and watched.next_look_at <= ${now}
      for no key update of watched skip locked
    ) as due
    where subscription.panel_id = due.panel_id and subscription.id = due.id
    returning subscription.*`.execute(db);
  return rows;
}

async function checkChannel(ctx: Context, subscription: Subscription): Promise<void> {
  const account = await findAccount(ctx, subscription.account_id);
  // A frozen account spends nothing, nor does a panel that is not paid for sell; what is published is found later.
  if (!account || account.frozen_at || (ctx.panel.standing ?? 'open') !== 'open') return;
  const { link, list_address: listAddress } = subscription;
  const result =
    subscription.watched_by === 'provider'
      ? await checkProvider(ctx, subscription)
      : await watchers[subscription.watched_by](ctx.fetch, { link, listAddress });
  await inTransaction(ctx, (tx) => recordWatchResult(tx, subscription, result));
  await orderForFound(ctx, subscription);
  await endIfOver(ctx, subscription.id);
}

async function endIfOver(ctx: Context, id: bigint): Promise<void> {
  const { subscription_idle_days: idleDays } = await getSettings(ctx);
  const services = await findSubscriptionServices(ctx, [id]);
  await inTransaction(ctx, async (tx) => {
    const subscription = await lockedSubscription(tx, id);
    if (!subscription || (await hasOpen(tx, id))) return;
    const why = subscriptionEnd({
      now: tx.clock.now(),
      createdAt: subscription.created_at,
      lastPublicationAt: subscription.last_publication_at,
      idleDays,
      count: subscription.contents_count,
      limit: subscription.contents_limit,
      expiries: services.map(({ expires_at }) => expires_at),
    });
    if (why) await endSubscription(tx, subscription, why);
  });
}

/** The subscription does not end before unpaid orders are settled. */
async function hasOpen(tx: Context, id: bigint): Promise<boolean> {
  const row = await tx.db
    .selectFrom('subscription_publication')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('subscription_id', '=', id)
    .where('state', '=', 'unpaid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Where the provider watches: hands the channel over if needed, then asks what it has found. */
async function checkProvider(ctx: Context, subscription: Subscription): Promise<WatchResult> {
  const nothing: WatchResult = { seen: 'publications', listAddress: subscription.link, publications: [] };
  const handover = await findHandover(ctx, subscription.id);
  const now = ctx.clock.now();
  if (handover?.state === 'sent') return askProvider(ctx, subscription, handover);
  if (handover?.state === 'sending' && isStale(handover, now))
    await moveHandover(ctx, subscription.id, ['sending'], {
      state: 'unknown',
      message: 'The worker stopped while it was sending.',
    });
  const isDue = handover !== undefined && handover.next_at <= now && subscription.waiting_since === null;
  if (isDue && handover.state === 'ended')
    await moveHandover(ctx, subscription.id, ['ended'], { state: 'ready', number: null });
  if (isDue && (handover.state === 'ready' || handover.state === 'ended')) await handOver(ctx, subscription);
  return nothing;
}

function isStale({ sending_since: since }: Handover, now: Date): boolean {
  return since !== null && now.getTime() - since.getTime() > maxSendingMs;
}

async function askProvider(
  ctx: Context,
  subscription: Subscription,
  handover: Handover,
): Promise<WatchResult> {
  const { provider_id: providerId, number } = handover;
  const provider = providerId === null ? undefined : await findProvider(ctx, providerId);
  if (!provider || number === null) return { seen: 'silence' };
  const report = await adapterFor(ctx, provider)
    .subscription(number)
    .catch(() => undefined);
  await recordProviderCall(ctx, provider.id, report !== undefined);
  if (!report) return { seen: 'silence' };
  // Ended at the provider but not here, as after a pause: it is handed over again.
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
  // Publications are listed newest first.
  return { seen: 'publications', listAddress: subscription.link, publications: publications.toReversed() };
}
