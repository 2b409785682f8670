import type { Context } from '../../platform/context.ts';
import { type CatalogueService, localizedCatalogue } from '../catalogue/index.ts';

/** Links to a channel rather than to one of its publications. */
export const channelKinds: readonly string[] = [
  'channel',
  'profile',
  'page',
  'group',
  'server',
  'bot',
  'playlist',
];

/** Services that can be ordered again and again with nothing but a publication's link and a quantity. */
export async function offeredServices(ctx: Context): Promise<CatalogueService[]> {
  const catalogue = await localizedCatalogue(ctx);
  const { stored } = catalogue;
  const withTargets = new Set(stored.rows.serviceTargets.map(({ service_id }) => service_id));
  return stored.services.filter((service) => {
    const { row, network } = service;
    if (!catalogue.isOpen(service) || row.is_deactivated || row.payment_restricted) return false;
    // The provider watches the channel itself, so any network will do.
    if (row.is_subscription) return true;
    if (network.watched_by === null) return false;
    return (
      !row.is_package && !row.calculable_quantity && !withTargets.has(row.id) && takesPublications(service)
    );
  });
}

function takesPublications({ row, type }: CatalogueService): boolean {
  const kinds = row.link_kinds ?? type.link_kinds;
  return kinds.length === 0 || kinds.some((kind) => !channelKinds.includes(kind));
}
