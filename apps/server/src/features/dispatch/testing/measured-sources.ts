import type { Database } from '../../../platform/db/database.ts';
import { addSource } from './add-source.ts';

/** Gives a service one source for each of these times, in the order they are tried; null: not measured. */
export async function addMeasuredSources(
  db: Database,
  panel: { id: bigint },
  service: { id: bigint },
  medians: readonly (number | null)[],
): Promise<void> {
  for (const [priority, medianSeconds] of medians.entries()) {
    const { id: providerId } = await db
      .insertInto('provider')
      .values({ panel_id: panel.id, name: 'Source', adapter: 'simulator' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const source = await addSource(db, panel, { providerId, serviceId: service.id, priority });
    if (medianSeconds === null) continue;
    await db
      .insertInto('source_speed')
      .values({ ...source, median_seconds: medianSeconds, orders: 50, measured_at: new Date() })
      .execute();
  }
}
