import * as endpoints from '@marquee/contract/account/video-channels.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { bindChannel } from './bind-channel.ts';
import { channelView } from './channel-view.ts';
import { deleteChannel } from './own-channels.ts';
import { verifyCode, verifyPublicSubscriptions } from './verify-channel.ts';

/** Each call uses the panel's quota at the video network. */
const limit = { points: 30, seconds: 3600 };

export const videoChannelsRoutes: readonly Route[] = [
  route(
    endpoints.bindYoutubeAccount,
    async (ctx, { body }) => ({ data: channelView(await bindChannel(ctx, body.youtube_channel_url)) }),
    { limit },
  ),
  route(
    endpoints.verifyYoutubeCode,
    async (ctx, { params }) => ({ data: channelView(await verifyCode(ctx, BigInt(params.id))) }),
    { limit },
  ),
  route(
    endpoints.verifyYoutubeSubscriptions,
    async (ctx, { params }) => ({
      data: channelView(await verifyPublicSubscriptions(ctx, BigInt(params.id))),
    }),
    { limit },
  ),
  route(endpoints.deleteYoutubeAccount, async (ctx, { params }) => {
    await deleteChannel(ctx, BigInt(params.id));
    return undefined;
  }),
];
