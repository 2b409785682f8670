import type { ChannelReference } from '@marquee/domain/channels/channel-reference.ts';
import type { z } from 'zod';
import type { ChannelCard, VideoCard, VideoSource } from '../video-source.ts';
import type { AskYoutube, YoutubeResource } from './ask-youtube.ts';
import {
  anyItems,
  channelItems,
  channelNames,
  foundItems,
  plainTitle,
  playlistItems,
  secondsOf,
  understood,
  videoItems,
} from './youtube-schemas.ts';

/** As many as one call may name. */
const most = 50;
const longestTitle = 300;

/** Old custom names are handles today, with the same spelling. */
const parameters: Record<ChannelReference['kind'], string> = {
  id: 'id',
  handle: 'forHandle',
  user: 'forUsername',
  custom: 'forHandle',
};

/** The YouTube Data API, version 3. */
export function youtubeVideos(ask: AskYoutube): VideoSource {
  const read = async <Schema extends z.ZodType>(
    form: Schema,
    resource: YoutubeResource,
    query: Readonly<Record<string, string>>,
  ): Promise<z.output<Schema> | undefined> => {
    const answer = await ask(resource, query, form);
    return 'absent' in answer ? undefined : understood(form, answer.body);
  };
  const find = async ({ kind, value }: ChannelReference) =>
    (await read(channelNames, 'channels', { part: 'snippet', maxResults: '1', [parameters[kind]]: value }))
      ?.items[0];
  const channels = async (ids: readonly string[]) => {
    const part = 'snippet,statistics,contentDetails';
    return (
      (await read(channelItems, 'channels', { part, maxResults: String(most), id: ids.join(',') }))?.items ??
      []
    );
  };
  const videos = async (ids: readonly string[]) => {
    const part = 'snippet,contentDetails,statistics';
    const found = await read(videoItems, 'videos', { part, maxResults: String(most), id: ids.join(',') });
    return inOrder(ids, found?.items ?? []).map(videoCard);
  };
  const newest = async (channelId: string, limit: number) => {
    const playlistId = (await channels([channelId]))[0]?.contentDetails.relatedPlaylists.uploads;
    if (!playlistId) return [];
    // All of a page, since some may be private.
    const page = { part: 'contentDetails', playlistId, maxResults: String(most) };
    const listed = (await read(playlistItems, 'playlistItems', page))?.items ?? [];
    const ids = listed.map(({ contentDetails }) => contentDetails.videoId);
    return ids.length === 0 ? [] : (await videos(ids)).slice(0, limit);
  };
  return {
    kind: 'youtube',
    findChannel: async (reference) => {
      const found = await find(reference);
      return found && { id: found.id, title: found.snippet.title.trim().slice(0, 200) || found.id };
    },
    descriptionHolds: async (channelId, text) =>
      (await find({ kind: 'id', value: channelId }))?.snippet.description.includes(text) ?? false,
    // YouTube's way to say that they are private, or the channel is gone, is an error.
    showsSubscriptions: async (channelId) =>
      'body' in (await ask('subscriptions', { part: 'id', channelId, maxResults: '1' }, anyItems)),
    channels: (ids) => inPages(ids, async (page) => inOrder(page, await channels(page)).map(channelCard)),
    videos: (ids) => inPages(ids, videos),
    newestVideos: newest,
    searchVideos: async ({ keyword, country, limit }) => {
      const found = await read(foundItems, 'search', {
        part: 'snippet',
        type: 'video',
        q: keyword,
        regionCode: country,
        maxResults: String(most),
        fields: 'items(id/videoId,snippet(channelId,channelTitle,title,publishedAt)),pageInfo/totalResults',
      });
      const results = (found?.items ?? []).map(({ id, snippet }) => ({
        id: id.videoId,
        channelId: snippet.channelId,
        channelTitle: shortTitle(plainTitle(snippet.channelTitle)),
        title: shortTitle(plainTitle(snippet.title)),
        publishedAt: snippet.publishedAt,
      }));
      return {
        results: inOrder(unique(results), results).slice(0, limit),
        total: found?.pageInfo.totalResults ?? 0,
      };
    },
  };
}

type ChannelItem = z.output<typeof channelItems>['items'][number];
type VideoItem = z.output<typeof videoItems>['items'][number];

function channelCard({ id, snippet, statistics }: ChannelItem): ChannelCard {
  return {
    id,
    title: shortTitle(snippet.title) || id,
    thumbnail: snippet.thumbnails,
    country: snippet.country,
    createdAt: snippet.publishedAt,
    subscribers: statistics.hiddenSubscriberCount ? null : statistics.subscriberCount,
    views: statistics.viewCount,
    videos: statistics.videoCount,
  };
}

function videoCard({ id, snippet, contentDetails, statistics }: VideoItem): VideoCard {
  return {
    id,
    channelId: snippet.channelId,
    channelTitle: shortTitle(snippet.channelTitle),
    title: shortTitle(snippet.title) || id,
    thumbnail: snippet.thumbnails,
    publishedAt: snippet.publishedAt,
    durationSeconds: secondsOf(contentDetails.duration),
    views: statistics.viewCount,
    likes: statistics.likeCount,
    comments: statistics.commentCount,
    tags: snippet.tags,
  };
}

const shortTitle = (title: string) => title.trim().slice(0, longestTitle).toWellFormed();
const unique = (rows: readonly { id: string }[]) => [...new Set(rows.map(({ id }) => id))];

/** Only what was asked for, each once, in the asked order. */
function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

async function inPages<Row>(
  ids: readonly string[],
  load: (page: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const wanted = [...new Set(ids)];
  const rows: Row[] = [];
  for (let start = 0; start < wanted.length; start += most)
    rows.push(...(await load(wanted.slice(start, start + most))));
  return rows;
}
