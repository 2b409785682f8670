import { isNewPublication } from '@marquee/domain/subscriptions/publication.ts';
import { minutesUntilNextCheck } from '@marquee/domain/subscriptions/subscription.ts';
import type { WatchResult } from '../../../adapters/watchers/watcher.ts';
import type { Context } from '../../../platform/context.ts';
import { findRestoredAt } from '../../../platform/restore/outgoing.ts';
import type { Subscription } from '../subscription.ts';

/** Stores the publications found, each one once however often it is seen. */
export async function recordWatchResult(
  tx: Context,
  subscription: Subscription,
  result: WatchResult,
): Promise<void> {
  const found =
    result.seen === 'publications' ? await insertUnknown(tx, subscription, result.publications) : 0;
  const now = tx.clock.now();
  const failures = result.seen === 'publications' ? 0 : subscription.failed_looks + 1;
  const nextCheckAt = new Date(now.getTime() + minutesUntilNextCheck(failures) * 60_000);
  await tx.db
    .updateTable('subscription')
    .set({
      failed_looks: failures,
      next_look_at: nextCheckAt,
      ...(result.seen === 'publications'
        ? {
            list_address: result.listAddress,
            last_looked_at: now,
            first_looked_at: subscription.first_looked_at ?? now,
          }
        : {}),
      ...(found > 0 ? { last_publication_at: now, updated_at: now } : {}),
    })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', subscription.id)
    .execute();
}

/** How many of them to order for. */
async function insertUnknown(
  tx: Context,
  subscription: Subscription,
  publications: Extract<WatchResult, { seen: 'publications' }>['publications'],
): Promise<number> {
  if (publications.length === 0) return 0;
  const restoredAt = await findRestoredAt(tx.db);
  const about = {
    // What was published before a restore was perhaps ordered before it.
    subscribedAt: restoredAt && restoredAt > subscription.created_at ? restoredAt : subscription.created_at,
    isFirstCheck: subscription.first_looked_at === null,
  };
  // Networks list the newest first; orders follow the order of publishing.
  const rows = publications.toReversed().map((publication) => ({
    panel_id: tx.panel.id,
    subscription_id: subscription.id,
    key: publication.key,
    link: publication.link,
    title: publication.title.slice(0, 300),
    published_at: publication.publishedAt,
    found_at: tx.clock.now(),
    state: isNewPublication(publication, about) ? ('found' as const) : ('old' as const),
  }));
  const inserted = await tx.db
    .insertInto('subscription_publication')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('state')
    .execute();
  return inserted.filter(({ state }) => state === 'found').length;
}
