import type { Database } from '../../platform/db/database.ts';
import type { StoredService } from './fill-catalogue-details.ts';
import { kinds } from './kinds.ts';
import { variants } from './variants.ts';

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
      const content = services.find(({ slug }) => slug === `${service.type_slug}-${packageContents[variant]}`);
      const portions = allVariants.find(({ slug }) => slug === variant);
      if (!content || !portions || !('packageOf' in portions)) return [];
      const { defaultQuantity } = kinds[service.kind as keyof typeof kinds];
      const quantity = BigInt((portions.packageOf ?? 1) * defaultQuantity);
      return { panel_id: panelId, package_id: service.id, service_id: content.id, quantity };
    });
  if (rows.length > 0) await db.insertInto('package_content').values(rows).execute();
}
