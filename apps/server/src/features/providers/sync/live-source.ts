import { sql } from 'kysely';

/** Whether a person still has to look at the offer, or has rejected it. Names the alias `offer`. */
export const isBlocked = sql<boolean>`exists (
  select from offer_review as review
  where review.panel_id = offer.panel_id and review.provider_id = offer.provider_id
    and review.offer_number = offer.number and review.is_blocking)`;

/** The one rule for what can be sold. Names the aliases `source`, `provider` and `offer`. */
export const isLive = sql<boolean>`(
  source.is_enabled and provider.is_enabled and provider.held_at is null and offer.vanished_at is null
  and not ${isBlocked})`;

/** Enabled sources with their provider and offer, under the aliases that the rule names. */
export const sources = sql`
  service_source as source
  join provider on provider.panel_id = source.panel_id and provider.id = source.provider_id
  join provider_offer as offer on offer.panel_id = source.panel_id
    and offer.provider_id = source.provider_id and offer.number = source.offer_number`;

/** The order in which sources are tried. */
export const byPreference = sql`source.priority, source.provider_id, source.offer_number`;

/** The offers that changed; without numbers all of the provider. */
export interface TouchedOffers {
  providerId: bigint;
  numbers?: readonly string[] | undefined;
}

/** Services that were changed themselves. */
export interface TouchedServices {
  serviceIds: readonly bigint[];
}

/** The ids of the services that one of these offers can deliver, or of those named, where anybody delivers them. */
export function servicesOf(panelId: bigint, touched: TouchedOffers | TouchedServices) {
  if ('serviceIds' in touched)
    return sql`
      select touched.service_id from service_source as touched
      where touched.panel_id = ${panelId} and touched.service_id = any (${touched.serviceIds.map(String)}::bigint[])`;
  const { providerId, numbers } = touched;
  const ofNumbers = numbers ? sql`and touched.offer_number = any (${[...numbers]}::text[])` : sql``;
  return sql`
    select touched.service_id from service_source as touched
    where touched.panel_id = ${panelId} and touched.provider_id = ${providerId} ${ofNumbers}`;
}
