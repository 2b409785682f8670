import type { ChannelReference } from '@marquee/domain/channels/channel-reference.ts';

export interface Channel {
  id: string;
  title: string;
}

/** Where facts about video channels come from. Whatever cannot be asked is thrown as `upstream_failed`. */
export interface ChannelSource {
  findChannel(reference: ChannelReference): Promise<Channel | undefined>;
  descriptionHolds(channelId: string, text: string): Promise<boolean>;
  showsSubscriptions(channelId: string): Promise<boolean>;
}
