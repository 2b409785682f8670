import type { Context } from '../../platform/context.ts';
import { storedCatalogue } from './stored/catalogue.data.ts';

/** Slugs of public pages: types that have services, and services that can be ordered. */
export async function listAddresses(ctx: Context): Promise<{ types: string[]; services: string[] }> {
  const { rows, listed, typeFigures } = await ctx.caches.get(storedCatalogue, ctx.panel.id);
  return {
    types: rows.types.filter(({ id }) => typeFigures.has(id)).map(({ slug }) => slug),
    services: listed.filter(({ row }) => !row.is_deactivated).map(({ row }) => row.slug),
  };
}
