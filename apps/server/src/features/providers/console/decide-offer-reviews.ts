import type { decideOfferReviews as endpoint } from '@marquee/contract/console/quarantine.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { acceptOffers, rejectOffers } from '../sync/review-offers.ts';

/** All or none. What the provider changed after the person looked is refused. */
export async function decideOfferReviews(
  ctx: Context,
  { decision, offers }: Input<typeof endpoint>['body'],
): Promise<void> {
  const seenAt = new Map(offers.map(({ id, seen_at }) => [BigInt(id), new Date(seen_at).getTime()]));
  await inTransaction(ctx, async (tx) => {
    // Locked in id order so that two decisions cannot deadlock.
    const reviews = await tx.db
      .selectFrom('offer_review')
      .select(['id', 'provider_id', 'offer_number', 'seen_at'])
      .where('panel_id', '=', tx.panel.id)
      .where('id', 'in', [...seenAt.keys()])
      .orderBy('id')
      .forUpdate()
      .execute();
    if (reviews.length === 0) refuse('not_found');
    const isAsSeen = reviews.every(({ id, seen_at }) => seenAt.get(id) === seen_at.getTime());
    if (reviews.length < seenAt.size || !isAsSeen) refuse('wrong_state');
    const decide = decision === 'accept' ? acceptOffers : rejectOffers;
    for (const [providerId, ofProvider] of Map.groupBy(reviews, ({ provider_id }) => provider_id))
      await decide(tx, { providerId, numbers: ofProvider.map(({ offer_number }) => offer_number) });
  });
}
