import type { HeldOffer } from '@marquee/domain/delivery/decide-sync.ts';
import type { MarkupRule } from '@marquee/domain/pricing/markup.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { addServices } from './add-services.ts';
import type { Matches } from './match-offers.ts';
import { replaceReviews } from './offer-reviews.ts';
import { repriceServices } from './reprice-services.ts';
import { type PricedOffer, storeOffers } from './store-offers.ts';
import { markVanished, updateAvailability } from './update-availability.ts';

const batch = 1000;

interface DecidedList {
  decision: { offers: readonly PricedOffer[]; held: readonly HeldOffer[] };
  /** The numbers that can no longer be bought if they were not offered; all others unless given. */
  gone?: readonly string[] | undefined;
  matches: Matches;
  markups: readonly MarkupRule[];
  startedAt: Date;
  onProgress?: ((done: number, total: number) => Promise<void>) | undefined;
}

/**
 * Writes the decided list batch by batch. Within one transaction an offer is stored, held, priced and taken off
 * sale, so that nothing is ever sold in between.
 */
export async function applyList(
  ctx: Context,
  providerId: bigint,
  { decision, gone, matches, markups, startedAt, onProgress }: DecidedList,
) {
  const held = new Map(decision.held.map((offer) => [offer.number, offer]));
  const sum = { added: 0, repriced: 0, newlyHeld: 0, newlyOffSale: 0 };
  for (let from = 0; from < decision.offers.length; from += batch) {
    const part = decision.offers.slice(from, from + batch);
    const numbers = part.map(({ number }) => number);
    const touched = { providerId, numbers };
    const changed = await inTransaction(ctx, async (tx) => {
      await storeOffers(tx, providerId, part, { seenAt: startedAt, matchedWith: matches.matchedWith });
      const partHeld = numbers.flatMap((number) => held.get(number) ?? []);
      return {
        newlyHeld: await replaceReviews(tx, { ...touched, held: partHeld, seenAt: startedAt }),
        repriced: await repriceServices(tx, touched),
        newlyOffSale: await updateAvailability(tx, touched),
        added: await addServices(tx, providerId, part, { typeIds: matches.typeIds, markups }),
      };
    });
    await onProgress?.(Math.min(from + batch, decision.offers.length), decision.offers.length);
    sum.added += changed.added;
    sum.repriced += changed.repriced;
    sum.newlyHeld += changed.newlyHeld;
    sum.newlyOffSale += changed.newlyOffSale;
    if (sum.added > 0 && isPowerOfTwo(from / batch + 1)) await freshStatistics(ctx);
  }
  const vanished = await inTransaction(ctx, (tx) =>
    markVanished(tx, { providerId, numbers: gone }, startedAt),
  );
  return { ...sum, vanished };
}

function isPowerOfTwo(count: number): boolean {
  return Number.isInteger(Math.log2(count));
}

/** Without fresh statistics, foreign keys are checked with query plans made for small tables. */
async function freshStatistics({ db }: Context): Promise<void> {
  await sql`analyze provider_offer, service, service_source`.execute(db);
}
