import type {
  listFavorites as listEndpoint,
  toggleFavorite as toggleEndpoint,
} from '@marquee/contract/catalogue/favorites.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { storedCatalogue } from '../stored/catalogue.data.ts';

const mostFavorites = 1000;

export async function toggleFavorite(
  ctx: Context,
  serviceId: bigint,
): Promise<Answer<typeof toggleEndpoint>> {
  const { actor } = ctx;
  if (actor.kind !== 'user') return refuse('unauthenticated');
  const { byId } = await ctx.caches.get(storedCatalogue, ctx.panel.id);
  if (!byId.has(serviceId)) return refuse('not_found');
  const mark = { panel_id: ctx.panel.id, account_id: actor.accountId, service_id: serviceId };

  return inTransaction(ctx, async ({ db, clock }) => {
    // One toggle per account at a time: two at once would both see no favorite.
    await db
      .selectFrom('account')
      .select('id')
      .where('panel_id', '=', mark.panel_id)
      .where('id', '=', mark.account_id)
      .forNoKeyUpdate()
      .execute();
    const own = db
      .selectFrom('favorite')
      .where('panel_id', '=', mark.panel_id)
      .where('account_id', '=', mark.account_id);
    const { count } = await own
      .select((build) => build.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow();
    const removed = await db
      .deleteFrom('favorite')
      .where('panel_id', '=', mark.panel_id)
      .where('account_id', '=', mark.account_id)
      .where('service_id', '=', mark.service_id)
      .executeTakeFirst();
    if (removed.numDeletedRows > 0n) return { data: { is_favorite: false } };
    if (count >= mostFavorites) return refuse('wrong_state');
    await db
      .insertInto('favorite')
      .values({ ...mark, created_at: clock.now() })
      .execute();
    return { data: { is_favorite: true } };
  });
}

export async function listFavorites(ctx: Context): Promise<Answer<typeof listEndpoint>> {
  const [marked, { byId }] = await Promise.all([
    favoriteIds(ctx),
    ctx.caches.get(storedCatalogue, ctx.panel.id),
  ]);
  // A service may have left the catalogue; if it returns, so does its favorite.
  const available = [...marked].filter((id) => byId.has(id));
  return { data: available.map((id) => ({ service_id: Number(id) })) };
}

/** The signed-in caller's favorites, latest first. */
export async function favoriteIds(ctx: Context): Promise<Set<bigint>> {
  if (ctx.actor.kind !== 'user') return refuse('unauthenticated');
  const rows = await ctx.db
    .selectFrom('favorite')
    .select('service_id')
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', ctx.actor.accountId)
    .orderBy('created_at', 'desc')
    .orderBy('service_id', 'desc')
    .execute();
  return new Set(rows.map(({ service_id }) => service_id));
}
