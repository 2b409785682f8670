import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { readScalar, type ScalarQuery, scalarQuery } from '../../platform/db/scalar-query.ts';
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
  return readScalar(ctx.db, listChannelsQuery(ctx, accountId));
}

/** Ids as text: JSON would make them floats. */
type ChannelJson = Record<'id' | 'channel_id' | 'title' | 'code' | 'created_at', string> &
  Record<'verification_code_at' | 'verification_public_subscriptions_at', string | null>;

export function listChannelsQuery({ panel }: Context, accountId: bigint): ScalarQuery<VideoChannel[]> {
  const channels = sql<ChannelJson[] | null>`
    select json_agg(json_build_object(
             'id', id::text, 'channel_id', channel_id, 'title', title, 'code', code, 'created_at', created_at,
             'verification_code_at', verification_code_at,
             'verification_public_subscriptions_at', verification_public_subscriptions_at) order by id)
      from (select * from video_channel
             where panel_id = ${panel.id} and account_id = ${accountId} order by id limit 50) as channel`;
  return scalarQuery(channels, (rows) =>
    (rows ?? []).map((row) => ({
      ...row,
      panel_id: panel.id,
      account_id: accountId,
      id: BigInt(row.id),
      created_at: new Date(row.created_at),
      verification_code_at: dateOrNull(row.verification_code_at),
      verification_public_subscriptions_at: dateOrNull(row.verification_public_subscriptions_at),
    })),
  );
}

function dateOrNull(text: string | null): Date | null {
  return text === null ? null : new Date(text);
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
