import { createHash } from 'node:crypto';
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

/** For panels without an API key: every channel exists, is marked as a sample, and passes the checks. */
export const sampleChannels: ChannelSource = {
  findChannel: async ({ kind, value }) => {
    const made = createHash('sha256').update(value.toLowerCase()).digest('base64url').slice(0, 22);
    return { id: kind === 'id' ? value : `UC${made}`, title: `Sample channel ${value}`.slice(0, 200) };
  },
  descriptionHolds: async () => true,
  showsSubscriptions: async () => true,
};
