import {
  type FailureReason,
  SourceFailure,
  type SuggestSource,
  type VideoCard,
  type VideoSource,
} from '../../../adapters/channels/video-source.ts';

const endings = ['', ' tutorial', ' for beginners', ' 2026'];

/** Answers from a plan, and remembers what it was asked for. */
export function plannedSuggest(plan: { fails?: FailureReason; retryAt?: Date } = {}) {
  const asked: { keyword: string; country: string; language: string }[] = [];
  const source: SuggestSource = {
    kind: 'youtube',
    suggest: async (query) => {
      asked.push(query);
      if (plan.fails) throw new SourceFailure(plan.fails, plan.retryAt ? { retryAt: plan.retryAt } : {});
      return endings.map((ending, index) => ({ keyword: query.keyword + ending, weight: 100 - index * 20 }));
    },
  };
  return { plan, asked, open: async () => source };
}

const unasked = () => Promise.reject(new Error('not asked for here'));

export function plannedVideos(
  plan: { fails?: FailureReason; total?: number; videos?: readonly VideoCard[] } = {},
) {
  const asked: unknown[] = [];
  const answer = <T>(query: unknown, value: T): Promise<T> => {
    asked.push(query);
    return plan.fails ? Promise.reject(new SourceFailure(plan.fails)) : Promise.resolve(value);
  };
  const source: VideoSource = {
    kind: 'youtube',
    findChannel: unasked,
    descriptionHolds: unasked,
    showsSubscriptions: unasked,
    channels: unasked,
    newestVideos: unasked,
    videos: (ids) =>
      answer(
        ids,
        (plan.videos ?? []).filter(({ id }) => ids.includes(id)),
      ),
    searchVideos: (query) => answer(query, { results: [], total: plan.total ?? 0 }),
  };
  return { plan, asked, open: async () => source };
}

export function videoCard(id: string, title: string, tags: readonly string[]): VideoCard {
  return {
    id,
    title,
    tags,
    channelId: 'UC0000000000000000000000',
    channelTitle: 'A channel',
    thumbnail: null,
    publishedAt: new Date('2026-01-01T00:00:00Z'),
    durationSeconds: 60,
    views: 1,
    likes: null,
    comments: null,
  };
}
