import type { ChannelReference } from '@marquee/domain/channels/channel-reference.ts';

export interface Channel {
  id: string;
  title: string;
}

/** Facts that prove who owns a channel. */
export interface ChannelSource {
  findChannel(reference: ChannelReference): Promise<Channel | undefined>;
  descriptionHolds(channelId: string, text: string): Promise<boolean>;
  showsSubscriptions(channelId: string): Promise<boolean>;
}
