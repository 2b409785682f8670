import * as endpoints from '@marquee/contract/console/channel-source.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { findChannel } from './bind-channel.ts';
import { channelSourceView, setChannelSource } from './channel-source.ts';

export const videoChannelsConsoleRoutes: readonly Route[] = [
  route(endpoints.getChannelSource, async (ctx) => ({ data: await channelSourceView(ctx) })),
  route(endpoints.setChannelSource, async (ctx, { body }) => {
    await setChannelSource(ctx, { apiKey: body.api_key });
    return { data: await channelSourceView(ctx) };
  }),
  route(endpoints.removeChannelSource, async (ctx) => {
    await setChannelSource(ctx, null);
    return { data: await channelSourceView(ctx) };
  }),
  route(
    endpoints.testChannelSource,
    async (ctx, { body }) => ({ data: { title: (await findChannel(ctx, body.url, 'url')).title } }),
    // Each call uses the panel's quota at the video network.
    { limit: { points: 30, seconds: 3600 } },
  ),
];
