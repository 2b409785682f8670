import * as endpoints from '@marquee/contract/console/channel-source.ts';
import type { Context } from '../../platform/context.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { channelSourceView } from './channel-source-view.ts';
import { setChannelSource, setDailyQuota } from './set-channel-source.ts';
import { setOauthClient } from './set-oauth-client.ts';
import { setSuggestionSource } from './set-suggestion-source.ts';
import { testChannel, testOauthClient, testSuggestions } from './test-sources.ts';

const view = async (ctx: Context) => ({ data: await channelSourceView(ctx) });
/** Each call uses the panel's quota at the video network. */
const limit = { points: 30, seconds: 3600 };

export const channelSourcesConsoleRoutes: readonly Route[] = [
  route(endpoints.getChannelSource, view),
  route(endpoints.setChannelSource, async (ctx, { body }) => {
    await setChannelSource(ctx, { apiKey: body.api_key, dailyQuota: body.daily_quota });
    return view(ctx);
  }),
  route(endpoints.removeChannelSource, async (ctx) => {
    await setChannelSource(ctx, null);
    return view(ctx);
  }),
  route(endpoints.setDailyQuota, async (ctx, { body }) => {
    await setDailyQuota(ctx, body.daily_quota);
    return view(ctx);
  }),
  route(endpoints.setChannelOauth, async (ctx, { body }) => {
    await setOauthClient(ctx, { clientId: body.client_id, clientSecret: body.client_secret });
    return view(ctx);
  }),
  route(endpoints.removeChannelOauth, async (ctx) => {
    await setOauthClient(ctx, null);
    return view(ctx);
  }),
  route(endpoints.setSuggestionSource, async (ctx, { body }) => {
    await setSuggestionSource(ctx, body.suggestions);
    return view(ctx);
  }),
  route(
    endpoints.testChannelSource,
    async (ctx, { body }) => ({ data: { title: await testChannel(ctx, body.url) } }),
    { limit },
  ),
  route(endpoints.testChannelOauth, async (ctx) => ({ data: { is_accepted: await testOauthClient(ctx) } }), {
    limit,
  }),
  route(
    endpoints.testSuggestionSource,
    async (ctx, { body }) => ({ data: { suggestions: await testSuggestions(ctx, body.keyword) } }),
    { limit },
  ),
];
