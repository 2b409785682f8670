import type { Database } from '../../platform/db/database.ts';
import type { StoredService } from './fill-catalogue-details.ts';
import { kinds } from './kinds.ts';
import { variants } from './variants.ts';

const othersEach = 6;

/** Until there are real orders to count: buyers of one type also buy the best services of the network's other types. */
export async function fillPairs(
  db: Database,
  panelId: bigint,
  services: readonly StoredService[],
): Promise<void> {
  const open = services.filter((service) => !service.is_deactivated && !service.restricted_access);
  const byNetwork = Map.groupBy(open, ({ network_id }) => network_id);
  const rows = open.flatMap((service) => {
    const sameNetwork = (byNetwork.get(service.network_id) ?? []).filter(
      ({ type_id }) => type_id !== service.type_id,
    );
    const best = [...Map.groupBy(sameNetwork, ({ type_id }) => type_id).values()].flatMap(
      (list) => list[0] ?? [],
    );
    return best.slice(0, othersEach).map((other) => ({
      panel_id: panelId,
      service_id: service.id,
      other_id: other.id,
      buyers_count: 1 + Math.floor((service.popularity + other.popularity) / 20),
    }));
  });
  for (let start = 0; start < rows.length; start += 1000) {
    await db
      .insertInto('service_pair')
      .values(rows.slice(start, start + 1000))
      .execute();
  }
}

/** A package contains the single service of its type and quality, multiplied as its name says. */
const packageContents: Record<string, string> = {
  'starter-package': 'high-quality',
  'growth-package': 'premium',
};

const allVariants = Object.values(variants).flat();

export async function fillPackages(
  db: Database,
  panelId: bigint,
  services: readonly StoredService[],
): Promise<void> {
  const rows = services
    .filter(({ is_package }) => is_package)
    .flatMap((service) => {
      const variant = service.slug.slice(service.type_slug.length + 1);
      const content = services.find(
        ({ slug }) => slug === `${service.type_slug}-${packageContents[variant]}`,
      );
      const portions = allVariants.find(({ slug }) => slug === variant);
      if (!content || !portions || !('packageOf' in portions)) return [];
      const { defaultQuantity } = kinds[service.kind as keyof typeof kinds];
      const quantity = BigInt((portions.packageOf ?? 1) * defaultQuantity);
      return { panel_id: panelId, package_id: service.id, service_id: content.id, quantity };
    });
  if (rows.length > 0) await db.insertInto('package_content').values(rows).execute();
}
