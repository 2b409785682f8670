import type { Database } from '../../../platform/db/database.ts';

/** Gives a service one source for each of these times, in the order they are tried; null: not measured. */
export async function addMeasuredSources(
  db: Database,
  panel: { id: bigint },
  service: { id: bigint },
  medians: readonly (number | null)[],
): Promise<void> {
  const now = new Date();
  for (const [priority, medianSeconds] of medians.entries()) {
    const { id: provider_id } = await db
      .insertInto('provider')
      .values({ panel_id: panel.id, name: 'Source', adapter: 'simulator' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const own = { panel_id: panel.id, provider_id };
    await db
      .insertInto('provider_offer')
      .values({
        ...own,
        number: '7',
        name: 'Views',
        kind: 'Default',
        rate: 1000n,
        min: 1n,
        max: 9n,
        seen_at: now,
      })
      .execute();
    const source = { ...own, service_id: service.id, offer_number: '7' };
    await db
      .insertInto('service_source')
      .values({ ...source, priority })
      .execute();
    if (medianSeconds === null) continue;
    await db
      .insertInto('source_speed')
      .values({ ...source, median_seconds: medianSeconds, orders: 50, measured_at: now })
      .execute();
  }
}
