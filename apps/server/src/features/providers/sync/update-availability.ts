import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import {
  byPreference,
  isLive,
  servicesOf,
  sources,
  type TouchedOffers,
  type TouchedServices,
} from './live-source.ts';
import { repriceServices } from './reprice-services.ts';

/** After the service's own discount, a price again: whole multiples of the fifth decimal, rounded up. */
export const sellingPrice = sql`
  ceil((service.default_price - floor(service.default_price * service.discount_ppm::numeric / 1000000)) / 1000) * 1000`;

/** What the offer under this alias costs. A rate is for 1000 pieces or for one package. */
export const costOf = (offer: RawBuilder<unknown>) => sql`
  case when service.is_package then ${offer}.rate * service.pricing_per
       else ${offer}.rate * service.pricing_per / 1000.0 end`;

/** It can be delivered, costs something, and not less than what we pay unless the operator says so. */
const canBeSold = sql<boolean>`exists (
  select from (
    select offer.rate from ${sources}
    where source.panel_id = service.panel_id and source.service_id = service.id and ${isLive}
    order by ${byPreference} limit 1) as first
  where ${sellingPrice} > 0 and (service.sells_below_cost or ${sellingPrice} >= ${costOf(sql`first`)}))`;

/**
 * A service that cannot be sold leaves the catalogue, and with it every way to order; it returns by itself once
 * it can. What an operator has switched off stays off. Returns how many left.
 */
export async function updateAvailability(
  { db, panel, clock }: Context,
  touched: TouchedOffers | TouchedServices,
): Promise<number> {
  const now = clock.now();
  const isTouched = sql<boolean>`service.id in (${servicesOf(panel.id, touched)})`;
  const { numUpdatedRows } = await db
    .updateTable('service')
    .set({ is_enabled: false, source_lost_at: now, updated_at: now })
    .where('panel_id', '=', panel.id)
    .where('is_enabled', '=', true)
    .where(isTouched)
    .where(sql<boolean>`not ${canBeSold}`)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('service')
    .set({ is_enabled: true, source_lost_at: null, updated_at: now })
    .where('panel_id', '=', panel.id)
    .where('source_lost_at', 'is not', null)
    .where(isTouched)
    .where(canBeSold)
    .execute();
  return Number(numUpdatedRows);
}

/** Offers that the provider no longer sells are marked, never deleted. Returns how many vanished. */
export async function markVanished(
  ctx: Context,
  { providerId, numbers }: TouchedOffers,
  syncedAt: Date,
): Promise<number> {
  const vanished = await ctx.db
    .updateTable('provider_offer')
    .set({ vanished_at: syncedAt })
    .where('panel_id', '=', ctx.panel.id)
    .where('provider_id', '=', providerId)
    .where('seen_at', '<', syncedAt)
    .where('vanished_at', 'is', null)
    .$if(numbers !== undefined, (query) =>
      query.where(sql<boolean>`number = any (${[...(numbers ?? [])]}::text[])`),
    )
    .returning('number')
    .execute();
  const gone = { providerId, numbers: vanished.map(({ number }) => number) };
  if (vanished.length > 0) {
    // Another provider may deliver them now, at its own rate.
    await repriceServices(ctx, gone);
    await updateAvailability(ctx, gone);
  }
  return vanished.length;
}
