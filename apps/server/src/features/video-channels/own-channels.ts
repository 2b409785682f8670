import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import type { VideoChannel } from './channel-view.ts';

/** Refuses with `not_found` for another account's channel. */
export async function ownChannel(ctx: Context, id: bigint): Promise<VideoChannel> {
  const channel = await ctx.db
    .selectFrom('video_channel')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', id)
    .where('account_id', '=', signedIn(ctx).accountId)
    .executeTakeFirst();
  return channel ?? refuse('not_found');
}

export function listChannels(ctx: Context, accountId: bigint): Promise<VideoChannel[]> {
  return ctx.db
    .selectFrom('video_channel')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .limit(50)
    .execute();
}

export async function deleteChannel(ctx: Context, id: bigint): Promise<void> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('video_channel')
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', id)
    .where('account_id', '=', signedIn(ctx).accountId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) refuse('not_found');
}
