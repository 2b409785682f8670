import type { HeldOffer } from '@marquee/domain/delivery/decide-sync.ts';
import type { OfferTerms } from '@marquee/domain/delivery/offer-changes.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

interface SyncedPart {
  providerId: bigint;
  /** Every offer of this part of the list, held or not. */
  numbers: readonly string[];
  held: readonly HeldOffer[];
  seenAt: Date;
}

/**
 * What is held now waits for a person; what went back to its old terms no longer does. A rejected form stays
 * rejected until the provider changes the offer again. Returns how many were not known before.
 */
export async function replaceReviews(
  { db, panel }: Context,
  { providerId, numbers, held, seenAt }: SyncedPart,
): Promise<number> {
  const isHeld = new Set(held.map(({ number }) => number));
  await db
    .deleteFrom('offer_review')
    .where('panel_id', '=', panel.id)
    .where('provider_id', '=', providerId)
    .where(sql<boolean>`offer_number = any (${numbers.filter((number) => !isHeld.has(number))}::text[])`)
    .execute();
  if (held.length === 0) return 0;
  const rows = held.map(({ number, changes, before, after, isBlocking }) => ({
    number,
    changes,
    before: storedTerms(before),
    after: storedTerms(after),
    is_blocking: isBlocking,
  }));
  const { rows: written } = await sql<{ is_new: boolean }>`
    insert into offer_review as review (panel_id, provider_id, offer_number, changes, before, after, is_blocking, seen_at)
    select ${panel.id}, ${providerId}, number, array(select jsonb_array_elements_text(changes)), before, after,
           is_blocking, ${seenAt}
    from jsonb_to_recordset(${JSON.stringify(rows)}) as waiting (
      number text, changes jsonb, before jsonb, after jsonb, is_blocking boolean)
    on conflict (panel_id, provider_id, offer_number) do update set
      changes = excluded.changes, before = excluded.before, after = excluded.after,
      is_blocking = excluded.is_blocking or review.state = 'rejected' and review.after = excluded.after,
      state = case when review.after = excluded.after then review.state else 'open' end,
      decided_at = case when review.after = excluded.after then review.decided_at end,
      seen_at = case when review.after = excluded.after then review.seen_at else excluded.seen_at end
    returning seen_at = ${seenAt} as is_new`.execute(db);
  return written.filter(({ is_new }) => is_new).length;
}

/** As JSON keeps it: money as text. */
function storedTerms({ rate, ...terms }: OfferTerms) {
  return { ...terms, rate: String(rate) };
}
