import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  calendarDay,
  data,
  flagText,
  fraction,
  id,
  listText,
  quantity,
  text,
  wholeNumberText,
} from '../primitives.ts';
import { moment, source } from './source.ts';

const path = '/api/v1/youtube-reporting';
const ownerCall = { access: 'user', area: 'youtube' } as const;
/** These only read, but the public API asks for them by POST. */
const reportCall = { ...ownerCall, method: 'POST', changesData: false } as const;
const account = z.object({ id: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });
const videoId = text(60).regex(/^[A-Za-z0-9_-]{1,60}$/);

const reportChannel = z.object({
  /** Of the video-channel account, as in the profile. */
  id,
  channel_id: text(60),
  title: text(200),
  /** Reports may be read: ownership is proven, or its owner has agreed at the video network. */
  is_reportable: z.boolean(),
  /** `sample`: the panel makes up figures, nothing has to be allowed. */
  connection: z.enum(['none', 'connected', 'revoked', 'sample']),
  connected_at: moment.nullable(),
});
export type ReportChannel = z.output<typeof reportChannel>;

export const listReportChannels = endpoint({
  ...ownerCall,
  name: 'listReportChannels',
  method: 'GET',
  path: `${path}/accounts`,
  summary: 'List your channels and whether their reports are connected',
  response: z.object({
    data: z.array(reportChannel).max(50),
    /** The panel can send its customers to the video network to agree. */
    can_connect: z.boolean(),
  }),
});

export const connectChannel = endpoint({
  ...ownerCall,
  name: 'connectChannel',
  method: 'POST',
  path: `${path}/connect`,
  summary: 'Start connecting a channel; the response contains the address where its owner agrees',
  body: z.strictObject({ redirect: text(500).optional() }),
  response: data(z.object({ url: text(4000) })),
  errors: ['wrong_state', 'impersonated', 'outgoing_held'],
});

export const finishConnectChannel = endpoint({
  name: 'finishConnectChannel',
  method: 'GET',
  path: '/youtube-reporting/callback',
  access: 'guest',
  area: 'youtube',
  summary: 'Complete connecting a channel after its owner agreed at YouTube',
  query: z.object({
    code: text(4000).optional(),
    state: text(200).optional(),
    scope: text(2000).optional(),
    error: text(300).optional(),
  }),
  contentType: 'text/plain',
  response: text(1),
  changesData: true,
});

export const disconnectChannel = endpoint({
  ...ownerCall,
  name: 'disconnectChannel',
  method: 'DELETE',
  path: `${path}/accounts/{id}/connection`,
  summary: 'Disconnect a channel, here and at YouTube, and delete the data read with it',
  params: account,
});

/** Without a channel the caller's first reportable one is meant; without days the last month. */
const range = {
  channel_id: text(60).optional(),
  dateStart: calendarDay.optional(),
  dateEnd: calendarDay.optional(),
};

/** Null where the video network does not say. */
const reach = {
  impressions: quantity.nullable(),
  clicks: quantity.nullable(),
  ctr: fraction.nullable(),
};
const watched = {
  views: quantity,
  watch_time_minutes: quantity,
  /** In seconds. */
  average_view_duration: quantity,
  /** 42.5 means 42.5 %; above 100 where people watch again. */
  average_view_percentage: z.number().min(0).max(1000),
};
const gained = { subscribers_gained: quantity, subscribers_lost: quantity };
const totals = z.object({ ...watched, ...gained, ...reach });
export type ReportTotals = z.output<typeof totals>;

const channelInfo = z.object({
  id,
  channel_id: text(60),
  title: text(300),
  url: text(300),
  thumbnail: text(2048).nullable(),
  country: text(2).nullable(),
  created_at: moment.nullable(),
  /** Null where the channel hides them. */
  subscribers: quantity.nullable(),
  views: quantity,
  videos: quantity,
  /** The last month beside the one before. */
  trend: z.object({ current: totals, previous: totals }).nullable(),
});
export type ChannelInfo = z.output<typeof channelInfo>;

export const getChannelInfo = endpoint({
  ...reportCall,
  name: 'getChannelInfo',
  path: `${path}/channels/info`,
  summary: 'Get the channel’s figures today and compared with a month ago',
  query: z.object({ channel_id: range.channel_id }),
  /** Null where nothing is known of the channel yet. */
  response: z.object({ data: channelInfo.nullable(), source }),
});

const videoInfo = z.object({
  videoId,
  title: text(300),
  url: text(300),
  thumbnail: text(2048).nullable(),
  videoPublishedAt: moment,
  duration_seconds: quantity.nullable(),
  views: quantity,
  likes: quantity.nullable(),
  comments: quantity.nullable(),
});
export type VideoInfo = z.output<typeof videoInfo>;

export const listChannelVideos = endpoint({
  ...reportCall,
  name: 'listChannelVideos',
  path: `${path}/channels/videos/info`,
  summary: 'List the channel’s videos, newest first',
  query: z.object({
    channel_id: range.channel_id,
    limit: wholeNumberText({ minimum: 1, maximum: 50 }).default(50),
  }),
  response: z.object({ data: z.array(videoInfo).max(50), source }),
});

export const getDailyStatistics = endpoint({
  ...reportCall,
  name: 'getDailyStatistics',
  path: `${path}/channels/statistics-daily`,
  summary: 'Get the channel’s daily statistics, totals and what was delivered in these days',
  query: z.object({
    ...range,
    /** Also the same number of days before. */
    compare: flagText.default(false),
  }),
  response: z.object({
    data: z.array(z.object({ day: calendarDay, ...watched, ...gained })).max(800),
    previous: z.array(z.object({ day: calendarDay, ...watched, ...gained })).max(800),
    totals,
    previous_totals: totals.nullable(),
    /** Orders of the caller for this channel or its videos, by the day their delivery began. */
    orders: z
      .array(
        z.object({
          id,
          service: text(300),
          quantity,
          /** Delivered so far. */
          delivered: quantity,
          url: text(2048),
          started_on: calendarDay,
          ended_on: calendarDay.nullable(),
        }),
      )
      .max(500),
    dateStart: calendarDay,
    dateEnd: calendarDay,
    source,
  }),
});
export type DailyStatistics = z.output<typeof getDailyStatistics.response>;

const videoStatistics = z.object({
  videoId,
  title: text(300),
  url: text(300),
  videoPublishedAt: moment.nullable(),
  ...watched,
  ...reach,
  likes: quantity.nullable(),
  comments: quantity.nullable(),
  /** Null where the video network does not say. */
  monetized: z.boolean().nullable(),
});
export type VideoStatistics = z.output<typeof videoStatistics>;

export const listVideoStatistics = endpoint({
  ...reportCall,
  name: 'listVideoStatistics',
  path: `${path}/channels/videos/statistics`,
  summary: 'Get the statistics of single videos in these days',
  query: z.object({ ...range, videoIds: listText(videoId, 50).optional() }),
  response: z.object({ data: z.array(videoStatistics).max(50), source }),
});

export const exportDailyStatistics = endpoint({
  ...ownerCall,
  name: 'exportDailyStatistics',
  method: 'GET',
  path: `${path}/channels/statistics-daily/export`,
  summary: 'Export the channel’s daily statistics as CSV',
  query: z.object(range),
  response: text(10_000_000),
  contentType: 'text/csv',
});
