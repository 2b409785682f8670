import type { DemoKind } from '@marquee/i18n/demo-texts.ts';
import type { VariantFamily } from './variants.ts';

/** What a network's visitors do (follow, like, view, …); a kind works the same on every network. */
export interface KindFacts {
  /** A lucide icon name. */
  icon: string;
  family: VariantFamily;
  min: number;
  max: number;
  step: number;
  defaultQuantity: number;
  speedPerDay: number;
  /** Momentary kinds (such as live viewers) end by themselves, so there is no drop to refill. */
  isMomentary?: true;
}

const unlimited = 2_147_483_647;

function facts(
  icon: string,
  family: VariantFamily,
  [min, max, step, defaultQuantity]: readonly [number, number, number, number],
  speedPerDay: number,
): KindFacts {
  return { icon, family, min, max, step, defaultQuantity, speedPerDay };
}

const small = [10, 20_000, 10, 100] as const;
const medium = [50, 100_000, 10, 500] as const;
const large = [100, 1_000_000, 100, 1000] as const;
const huge = [500, unlimited, 100, 5000] as const;

export const kinds = {
  views: facts('eye', 'watching', huge, 100_000),
  likes: facts('heart', 'engagement', medium, 20_000),
  subscribers: facts('bell', 'audience', large, 2000),
  followers: facts('user-plus', 'audience', large, 10_000),
  comments: facts('message-circle', 'comments', small, 500),
  shares: facts('share-2', 'engagement', medium, 10_000),
  'watch-hours': facts('clock', 'watch-hours', [100, 20_000, 100, 1000], 1000),
  'live-viewers': { ...facts('radio', 'live', [20, 20_000, 10, 100], 20_000), isMomentary: true },
  'story-views': facts('circle-dashed', 'reach', large, 50_000),
  saves: facts('bookmark', 'engagement', medium, 15_000),
  'profile-visits': facts('contact', 'reach', large, 50_000),
  members: facts('users', 'audience', large, 10_000),
  reactions: facts('smile', 'reactions', medium, 20_000),
  boosts: { ...facts('rocket', 'timed', [10, 5000, 5, 50], 500), isMomentary: true },
  'page-likes': facts('thumbs-up', 'audience', large, 5000),
  'group-members': facts('users-round', 'audience', large, 5000),
  reposts: facts('repeat-2', 'engagement', medium, 5000),
  bookmarks: facts('bookmark-plus', 'engagement', medium, 5000),
  plays: facts('play', 'watching', huge, 50_000),
  'monthly-listeners': facts('headphones', 'audience', large, 5000),
  'playlist-followers': facts('list-music', 'audience', large, 5000),
  'online-members': { ...facts('circle-dot', 'timed', [20, 10_000, 10, 100], 2000), isMomentary: true },
  impressions: facts('chart-no-axes-column', 'reach', huge, 100_000),
} as const satisfies Record<DemoKind, KindFacts>;
