import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { costOf, isBlocked, kindsThat, sellingPrice } from '../../providers/index.ts';

export interface SourceCandidate {
  providerId: bigint;
  offerNumber: string;
  kind: string;
  /** It lives in this database, so no call to it is ever under way. */
  placesInTransaction: boolean;
  /** Its calls fail, or it has reached its limit of orders at once or per minute. */
  isBusy: boolean;
  /** A person has to look at the offer or the provider first, so nothing is sent meanwhile. */
  isHeld: boolean;
  /** Its kind comes from the provider's own list, so it decides what must be sent. */
  isListed: boolean;
  /** How soon it began to deliver this service lately; null where too few orders tell. */
  medianSeconds: number | null;
}

const minute = 60_000;

/**
 * Providers that could deliver this order and have not refused it, the preferred one first. The service's price
 * follows the preferred one: another that costs more than that is not asked.
 */
export async function sourceCandidates(
  { db, panel, clock }: Context,
  { serviceId, refusedBy }: { serviceId: bigint; refusedBy: readonly bigint[] },
): Promise<SourceCandidate[]> {
  const { rows } = await sql<SourceCandidate & { isTooDear: boolean }>`
    select source.provider_id as "providerId", source.offer_number as "offerNumber", offer.kind,
      ${isBusy(clock.now())} as "isBusy",
      provider.held_at is not null or ${isBlocked} as "isHeld",
      provider.adapter = any(${kindsThat('listsServices')}) as "isListed",
      provider.adapter = any(${kindsThat('placesInTransaction')}) as "placesInTransaction",
      not service.sells_below_cost and ${sellingPrice} < ${costOf(sql`offer`)} as "isTooDear",
      speed.median_seconds as "medianSeconds"
    from service_source as source
    join service on service.panel_id = source.panel_id and service.id = source.service_id
    join provider on provider.panel_id = source.panel_id and provider.id = source.provider_id
    join provider_offer as offer on offer.panel_id = source.panel_id
      and offer.provider_id = source.provider_id and offer.number = source.offer_number
    left join source_speed as speed on speed.panel_id = source.panel_id and speed.service_id = source.service_id
      and speed.provider_id = source.provider_id and speed.offer_number = source.offer_number
    where source.panel_id = ${panel.id} and source.service_id = ${serviceId} and source.is_enabled
      and provider.is_enabled and provider.adapter = any(${kindsThat('takesOrders')})
      and offer.vanished_at is null
      and not exists (
        select from offer_review as rejected
        where rejected.panel_id = offer.panel_id and rejected.provider_id = offer.provider_id
          and rejected.offer_number = offer.number and rejected.state = 'rejected')
    order by source.priority, source.provider_id, source.offer_number`.execute(db);
  return rows.filter(
    ({ providerId, isTooDear }, place) => !refusedBy.includes(providerId) && (place === 0 || !isTooDear),
  );
}

/** For a query on `provider`. A call under way counts for the minute too: its attempt is recorded only when it ends. */
export function isBusy(now: Date) {
  const sending = sql`((
    select count(*) from dispatch where dispatch.panel_id = provider.panel_id
      and dispatch.provider_id = provider.id and dispatch.state = 'sending') + (
    select count(*) from subscription_handover as handover where handover.panel_id = provider.panel_id
      and handover.provider_id = provider.id and handover.state = 'sending'))`;
  return sql<boolean>`(coalesce(provider.open_until > ${now}, false)
    or provider.adapter <> all(${kindsThat('placesInTransaction')}) and (provider.concurrency <= ${sending}
    or provider.per_minute <= ${sending} + (
      select count(*) from dispatch_attempt as attempt where attempt.panel_id = provider.panel_id
        and attempt.provider_id = provider.id and attempt.created_at > ${new Date(now.getTime() - minute)})))`;
}
