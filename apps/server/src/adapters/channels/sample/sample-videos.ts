import type { ChannelCard, FoundVideo, VideoCard, VideoSource } from '../video-source.ts';
import {
  channelTitle,
  isMissing,
  publishedCount,
  sampleChannelId,
  sampleVideo,
  sampleVideoId,
  videoViewsBefore,
} from './sample-catalog.ts';
import { dayNumber, momentOf } from './sample-chance.ts';
import { sampleResults } from './sample-search.ts';
import { storyOf, totalsBefore } from './sample-story.ts';

/** For panels without a key: every channel and video exists, says that it is a sample, and passes all checks. */
export function sampleVideos(now: () => Date): VideoSource {
  const videos = (ids: readonly string[]) => present(ids).map((id) => videoCard(id, now()));
  return {
    kind: 'sample',
    findChannel: async ({ kind, value }) => {
      if (isMissing(value)) return undefined;
      return {
        id: kind === 'id' ? value : sampleChannelId(value),
        title: `Sample channel ${value}`.slice(0, 200),
      };
    },
    descriptionHolds: async (channelId) => !isMissing(channelId),
    showsSubscriptions: async (channelId) => !isMissing(channelId),
    channels: async (ids) => present(ids).map((id) => channelCard(id, now())),
    videos: async (ids) => videos(ids),
    newestVideos: async (channelId, limit) => {
      if (isMissing(channelId)) return [];
      const count = publishedCount(channelId, now());
      const indices = Array.from({ length: Math.min(limit, count) }, (_, back) => count - 1 - back);
      return videos(indices.map((index) => sampleVideoId(channelId, index)));
    },
    searchVideos: async (query) => {
      const { ids, total } = sampleResults(query, now());
      return { results: ids.slice(0, query.limit).map(foundVideo), total };
    },
  };
}

const present = (ids: readonly string[]) => [...new Set(ids)].filter((id) => !isMissing(id));

function channelCard(id: string, now: Date): ChannelCard {
  const story = storyOf(id);
  const { views, subscribers } = totalsBefore(story, dayNumber(now));
  return {
    id,
    title: channelTitle(id),
    thumbnail: null,
    country: ['US', 'GB', 'DE', 'BR', 'IN', 'JP'][story.seed % 6] ?? 'US',
    createdAt: momentOf(story.begin, 10),
    subscribers,
    views,
    videos: publishedCount(id, now),
  };
}

function videoCard(id: string, now: Date): VideoCard {
  const video = sampleVideo(id);
  const views = videoViewsBefore(video, now);
  return {
    id,
    channelId: video.channelId,
    channelTitle: channelTitle(video.channelId),
    title: video.title,
    thumbnail: null,
    // A video that is looked at exists, whatever day the clock shows.
    publishedAt: video.published < now ? video.published : momentOf(dayNumber(now) - 1),
    durationSeconds: video.length,
    views,
    likes: Math.floor(views * (0.02 + (video.seed % 100) / 2500)),
    comments: Math.floor(views * (0.002 + (video.seed % 37) / 10_000)),
    tags: ['sample', ...video.title.split(': ').slice(1)],
  };
}

function foundVideo(id: string): FoundVideo {
  const { channelId, title, published } = sampleVideo(id);
  return { id, channelId, channelTitle: channelTitle(channelId), title, publishedAt: published };
}
