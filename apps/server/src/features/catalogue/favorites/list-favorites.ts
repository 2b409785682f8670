import type { listFavorites as listEndpoint } from '@marquee/contract/catalogue/favorites.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { storedCatalogue } from '../stored/catalogue.data.ts';
import { favoriteIds } from './favorite-ids.ts';

export async function listFavorites(ctx: Context): Promise<Answer<typeof listEndpoint>> {
  const [marked, { byId }] = await Promise.all([
    favoriteIds(ctx),
    ctx.caches.get(storedCatalogue, ctx.panel.id),
  ]);
  // A service may have left the catalogue; if it returns, so does its favorite.
  const available = [...marked].filter((id) => byId.has(id));
  return { data: available.map((id) => ({ service_id: Number(id) })) };
}
