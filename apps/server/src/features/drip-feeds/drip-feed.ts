import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';

export type DripFeed = Selectable<DB['drip_feed']>;

/** The caller's own drip feeds that are not hidden. */
export function ownDripFeeds(ctx: Context) {
  return ctx.db
    .selectFrom('drip_feed')
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', signedIn(ctx).accountId)
    .where('hidden_at', 'is', null);
}

/** Another account's drip feed is reported as not found. */
export async function ownDripFeed(ctx: Context, feedId: bigint): Promise<DripFeed> {
  const feed = await ownDripFeeds(ctx).selectAll().where('id', '=', feedId).executeTakeFirst();
  return feed ?? refuse('not_found');
}
