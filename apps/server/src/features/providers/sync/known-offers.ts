import type { KnownOffer } from '@marquee/domain/delivery/decide-sync.ts';
import { money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';

/** Everything that this provider ever offered, by number: a number that comes back may mean something else. */
export async function knownOffers({ db, panel }: Context, providerId: bigint) {
  const rows = await db
    .selectFrom('provider_offer as offer')
    .select([
      'offer.number',
      'offer.kind',
      'offer.name',
      'offer.category',
      'offer.can_refill',
      'offer.can_cancel',
      'offer.rate',
      'offer.vanished_at',
      'offer.matched_with',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('service_source as source')
          .select('source.service_id')
          .whereRef('source.panel_id', '=', 'offer.panel_id')
          .whereRef('source.provider_id', '=', 'offer.provider_id')
          .whereRef('source.offer_number', '=', 'offer.number'),
      ).as('is_sold'),
    )
    .where('offer.panel_id', '=', panel.id)
    .where('offer.provider_id', '=', providerId)
    .execute();
  return new Map(
    rows.map((row): [string, KnownOffer & { matchedWith: string | null }] => [
      row.number,
      {
        kind: row.kind,
        name: row.name,
        category: row.category,
        canRefill: row.can_refill,
        canCancel: row.can_cancel,
        rate: money(row.rate),
        isVanished: row.vanished_at !== null,
        isSold: Boolean(row.is_sold),
        matchedWith: row.matched_with,
      },
    ]),
  );
}
