import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { accountClosed, onStrangerLeft, personalDataRequested } from '../accounts/index.ts';
import { addChannelData, forgetChannels } from './personal-data.ts';
import { videoChannelsRoutes } from './video-channels.routes.ts';

export { channelView, type VideoChannel } from './channel-view.ts';
export { confirmOwnership } from './confirm-ownership.ts';
export { channelsDeleting } from './events.ts';
export { listChannels, listChannelsQuery, ownChannel } from './own-channels.ts';

export const videoChannels: Feature = {
  name: 'video-channels',
  routes: videoChannelsRoutes,
  listeners: [
    on(personalDataRequested, addChannelData),
    on(accountClosed, forgetChannels),
    onStrangerLeft(forgetChannels),
  ],
};
