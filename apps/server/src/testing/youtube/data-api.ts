import type { ChannelCard, VideoCard } from '../../adapters/channels/video-source.ts';
import { type Answered, problem, type YoutubeWorld } from './youtube-world.ts';

const uploadsOf = (channelId: string) => channelId.replace(/^UC/, 'UU');
const channelOf = (playlistId: string) => playlistId.replace(/^UU/, 'UC');
const pictures = (id: string) => ({
  default: { url: `https://i.ytimg.example/${id}/default.jpg` },
  medium: { url: `https://i.ytimg.example/${id}/mqdefault.jpg` },
});

/** Answers like the YouTube Data API, version 3. */
export async function dataApi(
  world: YoutubeWorld,
  resource: string,
  query: URLSearchParams,
): Promise<Answered> {
  if (resource === 'channels') return channels(world, query);
  if (resource === 'videos') {
    const cards = await world.facts.videos(idsOf(query));
    return [200, { kind: 'youtube#videoListResponse', items: cards.map(videoItem) }];
  }
  if (resource === 'playlistItems') return uploads(world, query);
  if (resource === 'search') return search(world, query);
  if (resource === 'subscriptions') {
    const channelId = query.get('channelId') ?? '';
    if ((await world.facts.channels([channelId])).length === 0) return problem(404, 'subscriberNotFound');
    if (world.hiddenSubscriptions.has(channelId)) return problem(403, 'subscriptionForbidden');
    return [200, { kind: 'youtube#subscriptionListResponse', items: [] }];
  }
  return problem(404, 'notFound');
}

const idsOf = (query: URLSearchParams) => (query.get('id') ?? '').split(',').filter(Boolean);

async function channels(world: YoutubeWorld, query: URLSearchParams): Promise<Answered> {
  const name = query.get('forHandle') ?? query.get('forUsername');
  const found = name === null ? undefined : await world.facts.findChannel({ kind: 'handle', value: name });
  const named = query.get('mine') === 'true' ? [world.oauth.channelId] : found ? [found.id] : idsOf(query);
  const cards = await world.facts.channels(named);
  const items = cards.map((card) => channelItem(world, card, found?.title ?? card.title));
  // The network leaves the list out when it is empty.
  return [200, { kind: 'youtube#channelListResponse', ...(items.length > 0 && { items }) }];
}

function channelItem(world: YoutubeWorld, card: ChannelCard, title: string) {
  const isHidden = world.hiddenSubscribers.has(card.id);
  return {
    id: card.id,
    snippet: {
      title,
      description: world.descriptions.get(card.id) ?? '',
      publishedAt: card.createdAt?.toISOString(),
      country: card.country ?? undefined,
      thumbnails: pictures(card.id),
    },
    statistics: {
      viewCount: String(card.views),
      videoCount: String(card.videos),
      hiddenSubscriberCount: isHidden,
      ...(!isHidden && { subscriberCount: String(card.subscribers) }),
    },
    contentDetails: { relatedPlaylists: { likes: '', uploads: uploadsOf(card.id) } },
  };
}

function videoItem(card: VideoCard) {
  const seconds = card.durationSeconds ?? 0;
  return {
    id: card.id,
    snippet: {
      channelId: card.channelId,
      channelTitle: card.channelTitle,
      title: card.title,
      publishedAt: card.publishedAt.toISOString(),
      thumbnails: pictures(card.id),
      tags: card.tags,
    },
    contentDetails: { duration: `PT${Math.floor(seconds / 60)}M${seconds % 60}S` },
    statistics: {
      viewCount: String(card.views),
      likeCount: String(card.likes),
      commentCount: String(card.comments),
    },
  };
}

async function uploads(world: YoutubeWorld, query: URLSearchParams): Promise<Answered> {
  const channelId = channelOf(query.get('playlistId') ?? '');
  const most = Number(query.get('maxResults') ?? 5);
  const videos = await world.facts.newestVideos(channelId, most);
  if (videos.length === 0) return problem(404, 'playlistNotFound');
  // A private video is still listed, without anything about it.
  const ids = ['private-one', ...videos.map(({ id }) => id)].slice(0, most);
  return [200, { items: ids.map((videoId) => ({ contentDetails: { videoId } })) }];
}

async function search(world: YoutubeWorld, query: URLSearchParams): Promise<Answered> {
  const { results, total } = await world.facts.searchVideos({
    keyword: query.get('q') ?? '',
    country: query.get('regionCode') ?? 'US',
    limit: Number(query.get('maxResults') ?? 5),
    ...(world.tracked !== undefined && { near: world.tracked }),
  });
  const items = results.map(({ id, title, channelId, channelTitle, publishedAt }) => ({
    id: { kind: 'youtube#video', videoId: id },
    snippet: {
      channelId,
      channelTitle,
      title: title.replaceAll('&', '&amp;'),
      publishedAt: publishedAt?.toISOString(),
    },
  }));
  return [200, { pageInfo: { totalResults: Math.min(total, 1_000_000), resultsPerPage: 50 }, items }];
}
