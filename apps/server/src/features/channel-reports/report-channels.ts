import type { Answer } from '@marquee/contract/endpoint.ts';
import type {
  listReportChannels as endpoint,
  ReportChannel,
} from '@marquee/contract/youtube/channel-reports.ts';
import {
  type ChannelConnection,
  firstReportable,
  isReportable,
} from '@marquee/domain/channel-reports/reportable-channel.ts';
import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { oauthClient, sourceKind } from '../channel-sources/index.ts';
import { listChannels, type VideoChannel } from '../video-channels/index.ts';

export type StoredConnection = Selectable<DB['channel_connection']>;

/** A channel of the caller with what its reports are read by. */
export interface OwnChannel {
  view: ReportChannel;
  channel: VideoChannel;
  connection: ChannelConnection;
  stored: StoredConnection | undefined;
}

export async function listReportChannels(ctx: Context): Promise<Answer<typeof endpoint>> {
  const [channels, client] = await Promise.all([ownChannels(ctx), oauthClient(ctx)]);
  return { data: channels.map(({ view }) => view), can_connect: client !== undefined };
}

/** The caller's channel of that id, or their first one with reports; undefined when they have none. */
export async function meantChannel(
  ctx: Context,
  channelId: string | undefined,
): Promise<OwnChannel | undefined> {
  const channels = await ownChannels(ctx);
  if (channelId !== undefined)
    return channels.find(({ channel }) => channel.channel_id === channelId) ?? refuse('not_found');
  const first = firstReportable(channels.map(({ view }) => view));
  return channels.find(({ view }) => view === first);
}

async function ownChannels(ctx: Context): Promise<OwnChannel[]> {
  const { accountId } = signedIn(ctx);
  const [channels, connections, isSampled] = await Promise.all([
    listChannels(ctx, accountId),
    ctx.db
      .selectFrom('channel_connection')
      .selectAll()
      .where('panel_id', '=', ctx.panel.id)
      .where('account_id', '=', accountId)
      .execute(),
    hasSamples(ctx),
  ]);
  return channels.map((channel) => {
    const stored = connections.find(({ video_channel_id }) => video_channel_id === channel.id);
    const connection = stored?.state ?? (isSampled ? 'sample' : 'none');
    return { channel, connection, stored, view: channelView(channel, connection, stored) };
  });
}

/** Where nobody can be sent to the video network and nothing is known of it, figures are made up. */
async function hasSamples(ctx: Context): Promise<boolean> {
  const [kind, client] = await Promise.all([sourceKind(ctx), oauthClient(ctx)]);
  return kind === 'sample' && client === undefined;
}

function channelView(
  { id, channel_id, title, verification_code_at }: VideoChannel,
  connection: ChannelConnection,
  stored: StoredConnection | undefined,
): ReportChannel {
  return {
    id: Number(id),
    channel_id,
    title,
    is_reportable: isReportable({ ownershipProven: verification_code_at !== null, connection }),
    connection,
    connected_at: stored?.connected_at.toISOString() ?? null,
  };
}
