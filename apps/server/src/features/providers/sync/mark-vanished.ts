import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/**
 * Offers that the provider no longer lists are marked, never deleted. A service without any offer leaves
 * the catalogue and returns when there is one again. Returns how many offers vanished.
 */
export async function markVanished(
  { db, panel }: Context,
  providerId: bigint,
  syncedAt: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('provider_offer')
    .set({ vanished_at: syncedAt })
    .where('panel_id', '=', panel.id)
    .where('provider_id', '=', providerId)
    .where('seen_at', '<', syncedAt)
    .where('vanished_at', 'is', null)
    .executeTakeFirstOrThrow();
  const isOffered = sql<boolean>`exists (
    select from service_source as source
    join provider_offer as offer on offer.panel_id = source.panel_id
      and offer.provider_id = source.provider_id and offer.number = source.offer_number
    join provider on provider.panel_id = source.panel_id and provider.id = source.provider_id
    where source.panel_id = service.panel_id and source.service_id = service.id and source.is_enabled
      and provider.is_enabled and offer.vanished_at is null)`;
  const isOurs = sql<boolean>`exists (
    select from service_source as source where source.panel_id = service.panel_id
      and source.service_id = service.id and source.provider_id = ${providerId})`;
  await db
    .updateTable('service')
    .set({ is_enabled: false, source_lost_at: syncedAt, updated_at: syncedAt })
    .where('panel_id', '=', panel.id)
    .where('is_enabled', '=', true)
    .where(isOurs)
    .where(sql<boolean>`not ${isOffered}`)
    .execute();
  await db
    .updateTable('service')
    .set({ is_enabled: true, source_lost_at: null, updated_at: syncedAt })
    .where('panel_id', '=', panel.id)
    .where('source_lost_at', 'is not', null)
    .where(isOurs)
    .where(isOffered)
    .execute();
  return Number(numUpdatedRows);
}
