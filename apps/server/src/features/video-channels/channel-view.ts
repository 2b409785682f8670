import type { Profile } from '@marquee/contract/account/profile.ts';
import type { Selectable } from 'kysely';
import type { DB } from '../../platform/db/generated/tables.ts';

export type VideoChannel = Selectable<DB['video_channel']>;
type ChannelView = Profile['youtube_accounts'][number];

/** Reportable once both checks have passed: ownership and public subscriptions. */
export function channelView(channel: VideoChannel): ChannelView {
  const { verification_code_at: code, verification_public_subscriptions_at: subscriptions } = channel;
  return {
    id: Number(channel.id),
    code: channel.code,
    verification_code_at: code?.toISOString() ?? null,
    verification_public_subscriptions_at: subscriptions?.toISOString() ?? null,
    youtube_channel: { youtube_channel_id: channel.channel_id, title: channel.title },
    is_reportable: code !== null && subscriptions !== null,
  };
}
