import * as endpoints from '@marquee/contract/youtube/channel-reports.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { connectChannel } from './connecting/connect-channel.ts';
import { disconnectChannel } from './connecting/disconnect-channel.ts';
import { finishConnect } from './connecting/finish-connect.ts';
import { listReportChannels } from './report-channels.ts';
import { channelInfo } from './reports/channel-info.ts';
import { channelVideos } from './reports/channel-videos.ts';
import { dailyStatistics } from './reports/daily-statistics.ts';
import { exportDaily } from './reports/export-daily.ts';
import { videoStatistics } from './reports/video-statistics.ts';

/** Each may ask the video network. */
const readLimit = { limit: { points: 120, seconds: 60 } };
const visitLimit = { limit: { points: 30, seconds: 3600 } };

export const channelReportRoutes: readonly Route[] = [
  route(endpoints.listReportChannels, (ctx) => listReportChannels(ctx)),
  route(
    endpoints.connectChannel,
    async (ctx, { body }, reply, incoming) => ({ data: await connectChannel(ctx, incoming, reply, body) }),
    visitLimit,
  ),
  route(
    endpoints.finishConnectChannel,
    (ctx, { query }, _reply, incoming) => finishConnect(ctx, incoming, query),
    { limit: { points: 60, seconds: 600 } },
  ),
  route(
    endpoints.disconnectChannel,
    async (ctx, { params }) => {
      await disconnectChannel(ctx, BigInt(params.id));
      return undefined;
    },
    visitLimit,
  ),
  route(endpoints.getChannelInfo, (ctx, { query }) => channelInfo(ctx, query), readLimit),
  route(endpoints.listChannelVideos, (ctx, { query }) => channelVideos(ctx, query), readLimit),
  route(endpoints.getDailyStatistics, (ctx, { query }) => dailyStatistics(ctx, query), readLimit),
  route(endpoints.listVideoStatistics, (ctx, { query }) => videoStatistics(ctx, query), readLimit),
  route(endpoints.exportDailyStatistics, (ctx, { query }) => exportDaily(ctx, query), {
    limit: { points: 30, seconds: 3600 },
  }),
];
