import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ChannelCard, VideoCard } from '../../../adapters/channels/video-source.ts';
import { SourceFailure } from '../../../adapters/channels/video-source.ts';
import type { Context } from '../../../platform/context.ts';
import type { OwnChannel } from '../report-channels.ts';
import { publicFacts } from './public-facts.ts';
import { readAnswer } from './read-answer.ts';
import type { Reading } from './reading.ts';

const count = z.int().min(0);
const card = z.object({
  id: z.string(),
  title: z.string(),
  thumbnail: z.string().nullable(),
  country: z.string().nullable(),
  createdAt: z.coerce.date().nullable(),
  subscribers: count.nullable(),
  views: count,
  videos: count,
});
const videos = z.array(
  z.object({
    id: z.string(),
    channelId: z.string(),
    channelTitle: z.string(),
    title: z.string(),
    thumbnail: z.string().nullable(),
    publishedAt: z.coerce.date(),
    durationSeconds: count.nullable(),
    views: count,
    likes: count.nullable(),
    comments: count.nullable(),
    tags: z.array(z.string()).readonly(),
  }),
);
const hour = 3_600_000;
const after = (hours: number) => (readAt: Date) => new Date(readAt.getTime() + hours * hour);

/** As many as one call lists. */
const mostVideos = 50;

export function readCard(ctx: Context, own: OwnChannel): Promise<Reading<ChannelCard>> {
  return readAnswer(ctx, own, {
    kind: 'card',
    key: '',
    schema: card,
    nextAt: after(6),
    ask: async () => {
      const source = await publicFacts(ctx, own);
      const [found] = await source.channels([own.channel.channel_id]);
      if (!found) throw new SourceFailure('gone');
      return found;
    },
  });
}

export function readNewestVideos(ctx: Context, own: OwnChannel): Promise<Reading<VideoCard[]>> {
  return readAnswer(ctx, own, {
    kind: 'videos',
    key: '',
    schema: videos,
    nextAt: after(1),
    ask: async () => {
      const source = await publicFacts(ctx, own);
      return source.newestVideos(own.channel.channel_id, mostVideos);
    },
  });
}

/** Those of the given videos that are the channel's: its newest ones, and older ones that are looked up. */
export async function readOwnVideos(
  ctx: Context,
  own: OwnChannel,
  videoIds: readonly string[],
): Promise<Reading<VideoCard[]>> {
  const newest = await readNewestVideos(ctx, own);
  const known = newest.value ?? [];
  const older = videoIds.filter((id) => !known.some((video) => video.id === id)).slice(0, mostVideos);
  if (older.length === 0 || newest.state !== 'ok') return newest;
  const looked = await readAnswer(ctx, own, {
    kind: 'videos',
    key: shortKey(older),
    schema: videos,
    nextAt: after(6),
    ask: async () => {
      const source = await publicFacts(ctx, own);
      const found = await source.videos(older);
      return found.filter(({ channelId }) => channelId === own.channel.channel_id);
    },
  });
  return { ...newest, value: [...known, ...(looked.value ?? [])], state: looked.state };
}

/** The same for the same texts, and short however many they are. */
export function shortKey(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join(',')).digest('base64url');
}
