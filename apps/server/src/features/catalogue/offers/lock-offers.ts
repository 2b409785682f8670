import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { SpecialOfferRow } from '../stored/catalogue-rows.ts';

/** All offers of the panel in their order. Whoever changes one waits, so that their number and order hold. */
export async function lockOffers(tx: Context): Promise<SpecialOfferRow[]> {
  const key = `special-offers:${tx.panel.id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx.db);
  return tx.db
    .selectFrom('special_offer')
    .selectAll()
    .where('panel_id', '=', tx.panel.id)
    .orderBy('sorting')
    .orderBy('id')
    .execute();
}

export async function lockOffer(tx: Context, offerId: bigint): Promise<SpecialOfferRow> {
  return (await lockOffers(tx)).find(({ id }) => id === offerId) ?? refuse('not_found');
}
