import type { Insertable } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { seededRandom } from '../seeded-random.ts';
import type { StoredService } from './fill-catalogue-details.ts';

const day = 24 * 60 * 60 * 1000;

/** Replaces the "new service" entries by a change log of the last weeks that ends in the services' current values. */
export async function fillChanges(
  db: Database,
  clock: Clock,
  panelId: bigint,
  services: readonly StoredService[],
): Promise<void> {
  const now = clock.now().getTime();
  const rows = services
    .filter(({ restricted_access }) => !restricted_access)
    .flatMap((service) => planChanges(service, panelId, now))
    .toSorted((left, right) => left.created_at.getTime() - right.created_at.getTime());
  await db.deleteFrom('service_change').where('panel_id', '=', panelId).execute();
  await db.insertInto('service_change').values(rows).execute();
}

type ChangeRow = Insertable<DB['service_change']> & { created_at: Date };

function planChanges(service: StoredService, panelId: bigint, now: number): ChangeRow[] {
  const random = seededRandom(`changes of ${service.slug}`);
  const change = (kind: ChangeRow['kind'], before: object | null, after: object | null): ChangeRow => ({
    panel_id: panelId,
    service_id: service.id,
    kind,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
    created_at: new Date(now - Math.floor(random() * 45 * day) - 60_000),
  });
  const chance = random();
  if (service.is_deactivated) return [change('deactivated', null, null)];
  if (chance < 0.06) return [change('added', null, priceTerms(service))];
  if (chance < 0.2) {
    const percent = BigInt(random() < 0.6 ? 108 : 94);
    const before = ((service.default_price * percent) / 100_000n) * 1000n;
    // A price of a few units cannot change by a few percent.
    if (before === 0n || before === service.default_price) return [];
    return [change('price', { ...priceTerms(service), default_price: String(before) }, priceTerms(service))];
  }
  if (chance < 0.26 && service.max !== 2_147_483_647n) {
    const limits = { min: String(service.min), max: String(service.max), step: String(service.step) };
    return [change('limits', { ...limits, max: String(service.max / 2n) }, limits)];
  }
  return chance < 0.28 ? [change('activated', null, null)] : [];
}

function priceTerms({ default_price, discount_ppm, pricing_per }: StoredService) {
  return { default_price: String(default_price), discount_ppm, pricing_per: String(pricing_per) };
}
