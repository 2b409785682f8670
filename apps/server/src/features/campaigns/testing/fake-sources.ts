import {
  type FailureReason,
  SourceFailure,
  type VideoCard,
  type VideoSource,
} from '../../../adapters/channels/video-source.ts';
import type { RankingSources } from '../ranking-sources.ts';

export interface FakeSources extends RankingSources {
  /** Every search, in order: `US piano`. */
  asked: string[];
  /** Where the video stands: by country and keyword, else nowhere. */
  places: Map<string, number>;
  /** Videos that are private or removed. */
  gone: Set<string>;
  /** What the network does instead of answering. */
  failing: FailureReason | Error | undefined;
  /** Undefined: no budget. */
  left: number | undefined;
  perDay: number;
  resetsAt: Date;
  isSample: boolean;
}

export const ownVideo = 'dQw4w9WgXcQ';

/** A video network whose answers a test decides. */
export function fakeSources(): FakeSources {
  const fake: FakeSources = {
    asked: [],
    places: new Map(),
    gone: new Set(),
    failing: undefined,
    left: undefined,
    perDay: 100,
    resetsAt: new Date('2100-01-01T00:00:00Z'),
    isSample: false,
    kind: async () => (fake.isSample ? 'sample' : 'youtube'),
    quota: async () =>
      fake.left === undefined
        ? null
        : { lookupsLeft: fake.left, lookupsPerDay: fake.perDay, resetsAt: fake.resetsAt },
    videos: async () => source(fake),
  };
  return fake;
}

function source(fake: FakeSources): VideoSource {
  const refuseToAnswer = () => {
    if (fake.failing instanceof Error) throw fake.failing;
    if (fake.failing) throw new SourceFailure(fake.failing);
  };
  const unused = () => Promise.reject(new Error('campaigns do not ask for this'));
  return {
    kind: fake.isSample ? 'sample' : 'youtube',
    findChannel: unused,
    descriptionHolds: unused,
    showsSubscriptions: unused,
    channels: unused,
    newestVideos: unused,
    videos: async (ids) => {
      refuseToAnswer();
      return ids.filter((id) => !fake.gone.has(id)).map(card);
    },
    searchVideos: async ({ keyword, country, limit }) => {
      const key = `${country} ${keyword}`;
      fake.asked.push(key);
      refuseToAnswer();
      if (fake.left !== undefined) {
        if (fake.left <= 0) throw new SourceFailure('quota_used_up', { retryAt: fake.resetsAt });
        fake.left -= 1;
      }
      const place = fake.places.get(key);
      const results = Array.from({ length: limit }, (_, index) =>
        found(index + 1 === place ? ownVideo : `other-${String(index).padStart(5, '0')}`),
      );
      return { results, total: 1_000_000 };
    },
  };
}

const found = (id: string) => ({
  id,
  channelId: 'UC0000000000000000000000',
  channelTitle: 'A channel',
  title: `Video ${id}`,
  publishedAt: new Date('2026-01-01T00:00:00Z'),
});

function card(id: string): VideoCard {
  return {
    ...found(id),
    publishedAt: new Date('2026-01-01T00:00:00Z'),
    title: 'How to play the piano',
    thumbnail: `https://i.ytimg.com/vi/${id}/mqdefault.jpg`,
    durationSeconds: 60,
    views: 100,
    likes: 1,
    comments: 1,
    tags: [],
  };
}
