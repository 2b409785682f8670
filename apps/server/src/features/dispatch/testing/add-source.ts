import type { Database } from '../../../platform/db/database.ts';

/** An offer of the provider, by which it delivers the service. */
export async function addSource(
  db: Database,
  panel: { id: bigint },
  { providerId, serviceId, priority }: { providerId: bigint; serviceId: bigint; priority: number },
) {
  const own = { panel_id: panel.id, provider_id: providerId };
  await db
    .insertInto('provider_offer')
    .values({
      ...own,
      number: '7',
      name: 'Views',
      kind: 'Default',
      rate: 1000n,
      min: 1n,
      max: 100_000n,
      seen_at: new Date(),
    })
    .execute();
  const source = { ...own, service_id: serviceId, offer_number: '7' };
  await db
    .insertInto('service_source')
    .values({ ...source, priority })
    .execute();
  return source;
}
