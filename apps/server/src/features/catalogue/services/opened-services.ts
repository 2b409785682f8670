import type { Context } from '../../../platform/context.ts';
import type { CatalogueService, StoredCatalogue } from '../stored/stored-catalogue.ts';

/** The restricted services that the operator opened for the caller. */
export function openedServices(ctx: Context, { rows, byId }: StoredCatalogue): CatalogueService[] {
  const { actor } = ctx;
  if (actor.kind !== 'user' || rows.access.length === 0) return [];
  return rows.access
    .filter(({ account_id }) => account_id === actor.accountId)
    .flatMap(({ service_id }) => byId.get(service_id) ?? [])
    .filter(({ row }) => row.restricted_access);
}
