import { event } from '../../platform/events/events.ts';

/** Channels are about to be deleted; listeners forget what they keep about them, in the same transaction. */
export const channelsDeleting = event<{ channelIds: readonly bigint[] }>('channels-deleting');
