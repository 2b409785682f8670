import type { DemoLabel } from '@marquee/i18n/demo-texts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { texts, translated } from '../texts.ts';
import { fillChanges } from './fill-changes.ts';
import { fillOffers } from './fill-offers.ts';
import { fillPackages, fillPairs } from './fill-related-services.ts';
import { fillReviews } from './fill-reviews.ts';
import { fillTargets } from './fill-targets.ts';

export type StoredService = Awaited<ReturnType<typeof storedServices>>[number];

/** Everything that refers to the services, once they exist. */
export async function fillCatalogueDetails(db: Database, clock: Clock, panelId: bigint): Promise<void> {
  const services = await storedServices(db, panelId);
  await fillLabels(db, panelId);
  await fillPackages(db, panelId, services);
  await fillTargets(db, panelId, services);
  await fillOffers(db, panelId, services);
  await fillPairs(db, panelId, services);
  await fillReviews(db, clock, panelId, services);
  await fillChanges(db, clock, panelId, services);
}

function storedServices(db: Database, panelId: bigint) {
  return db
    .selectFrom('service')
    .innerJoin('service_type as type', (join) =>
      join.onRef('type.panel_id', '=', 'service.panel_id').onRef('type.id', '=', 'service.service_type_id'),
    )
    .select([
      'service.id',
      'service.slug',
      'service.is_package',
      'service.is_deactivated',
      'service.restricted_access',
      'service.popularity',
      'service.default_price',
      'service.discount_ppm',
      'service.pricing_per',
      'service.min',
      'service.max',
      'service.step',
      'type.id as type_id',
      'type.slug as type_slug',
      'type.kind',
      'type.network_id',
    ])
    .where('service.panel_id', '=', panelId)
    .orderBy('service.popularity', 'desc')
    .orderBy('service.id')
    .execute();
}

async function fillLabels(db: Database, panelId: bigint): Promise<void> {
  const rows = (Object.keys(texts.en.shop.labels) as DemoLabel[]).map((slug, position) => {
    const { english, translations } = translated((locale) => ({ name: texts[locale].shop.labels[slug] }));
    const color = slug === 'premium' ? '#8B5CF6' : null;
    return { panel_id: panelId, slug, ...english, color, position, translations };
  });
  await db.insertInto('service_label').values(rows).execute();
}
