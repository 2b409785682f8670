import type { Selectable } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import { readInPortions } from './read-in-portions.ts';

/** A service without its translations, which are many times larger and are read per language. */
export const serviceColumns = [
  'id',
  'service_type_id',
  'slug',
  'name',
  'title',
  'description',
  'short_description',
  'example_link',
  'default_price',
  'discount_ppm',
  'price_type',
  'pricing_per',
  'min',
  'max',
  'step',
  'default_quantity',
  'drip_feed_is_allowed',
  'calculable_quantity',
  'allowed_use_countries',
  'url_is_required',
  'is_package',
  'is_subscription',
  'has_refill',
  'refill_days',
  'can_cancel',
  'can_speedup',
  'link_kinds',
  'can_pause',
  'allows_same_link',
  'auto_refill_is_allowed',
  'start_minutes',
  'speed_per_day',
  'average_minutes',
  'geo',
  'requirements',
  'labels',
  'meta_title',
  'meta_description',
  'is_enabled',
  'is_deactivated',
  'restricted_access',
  'payment_restricted',
  'available_closed_sales',
  'available_personal_manager',
  'consultation_chat_period',
  'thumbnail_period',
  'similar_id',
  'need_similar',
  'popularity',
  'rating_hundredths',
  'reviews_count',
  'updated_at',
] as const satisfies readonly (keyof DB['service'])[];

export type NetworkRow = Selectable<DB['network']>;
export type ServiceTypeRow = Selectable<DB['service_type']>;
export type ServiceRow = Pick<Selectable<DB['service']>, (typeof serviceColumns)[number]>;
export type SpecialOfferRow = Selectable<DB['special_offer']>;

export type CatalogueRows = Awaited<ReturnType<typeof readCatalogueRows>>;

/** With `onlyOwn`, without the services that mirror a parent panel's, and without what belongs to them. */
export async function readCatalogueRows(db: Database, panelId: bigint, { onlyOwn = false } = {}) {
  const [networks, types, services, offers, labels, contents, targetTypes, targets, serviceTargets] =
    await Promise.all([
      db
        .selectFrom('network')
        .selectAll()
        .where('panel_id', '=', panelId)
        .where('is_enabled', '=', true)
        .orderBy('position')
        .orderBy('id')
        .execute(),
      db
        .selectFrom('service_type')
        .selectAll()
        .where('panel_id', '=', panelId)
        .where('is_enabled', '=', true)
        .orderBy('position')
        .orderBy('id')
        .execute(),
      readInPortions(
        db,
        db
          .selectFrom('service')
          .select(serviceColumns)
          .where('panel_id', '=', panelId)
          .where('is_enabled', '=', true)
          .$if(onlyOwn, (query) => query.where('mirrored_name', 'is', null))
          .orderBy('position')
          .orderBy('id'),
      ),
      db
        .selectFrom('special_offer')
        .selectAll()
        .where('panel_id', '=', panelId)
        .where('is_enabled', '=', true)
        .orderBy('sorting')
        .orderBy('id')
        .execute(),
      db
        .selectFrom('service_label')
        .selectAll()
        .where('panel_id', '=', panelId)
        .orderBy('position')
        .orderBy('slug')
        .execute(),
      db
        .selectFrom('package_content')
        .selectAll()
        .where('panel_id', '=', panelId)
        .$if(onlyOwn, (query) => query.where('package_id', 'in', ownServiceIds(db, panelId)))
        .orderBy('position')
        .orderBy('service_id')
        .execute(),
      db.selectFrom('target_type').selectAll().where('panel_id', '=', panelId).execute(),
      db.selectFrom('target').selectAll().where('panel_id', '=', panelId).execute(),
      db
        .selectFrom('service_target')
        .select(['service_id', 'target_id', 'is_optional'])
        .where('panel_id', '=', panelId)
        .$if(onlyOwn, (query) => query.where('service_id', 'in', ownServiceIds(db, panelId)))
        .orderBy('position')
        .orderBy('target_id')
        .execute(),
    ]);
  return {
    networks,
    types,
    services,
    offers,
    labels,
    contents,
    targetTypes,
    targets,
    serviceTargets,
  };
}

function ownServiceIds(db: Database, panelId: bigint) {
  return db
    .selectFrom('service')
    .select('id')
    .where('panel_id', '=', panelId)
    .where('mirrored_name', 'is', null);
}
