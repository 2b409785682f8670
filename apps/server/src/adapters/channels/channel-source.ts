import type { ChannelReference } from '@marquee/domain/channels/channel-reference.ts';

export interface Channel {
  id: string;
  title: string;
}

/** A source of facts about video channels. Throws `upstream_failed` when it cannot be reached. */
export interface ChannelSource {
  findChannel(reference: ChannelReference): Promise<Channel | undefined>;
  descriptionHolds(channelId: string, text: string): Promise<boolean>;
  showsSubscriptions(channelId: string): Promise<boolean>;
}
