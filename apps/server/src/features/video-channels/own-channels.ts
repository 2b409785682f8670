import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import type { VideoChannel } from './channel-view.ts';
import { channelsDeleting } from './events.ts';

export const maxChannels = 10;

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
  await inTransaction(ctx, async (tx) => {
    const { accountId } = signedIn(tx);
    if ((await deleteChannels(tx, { accountId, id })) === 0) refuse('not_found');
  });
}

/** All of the account's, or one of them. */
export async function deleteChannels(
  tx: Context,
  { accountId, id }: { accountId: bigint; id?: bigint },
): Promise<number> {
  const rows = await tx.db
    .selectFrom('video_channel')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0n))
    .orderBy('id')
    .forUpdate()
    .execute();
  const channelIds = rows.map((row) => row.id);
  if (channelIds.length === 0) return 0;
  await tx.events.emit(tx, channelsDeleting, { channelIds });
  await tx.db
    .deleteFrom('video_channel')
    .where('panel_id', '=', tx.panel.id)
    .where('id', 'in', channelIds)
    .execute();
  return channelIds.length;
}
