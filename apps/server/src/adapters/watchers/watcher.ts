import type { Publication } from '@marquee/domain/subscriptions/publication.ts';
import type { GuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts';

interface WatchedSource {
  /** The channel as the subscriber entered it. */
  link: string;
  /** Where its publications are listed, if an earlier check found it. */
  listAddress: string | null;
}

/** `nobody`: no such channel, or it is not public. `silence`: no answer now, try again later. */
export type WatchResult =
  | { seen: 'publications'; listAddress: string; publications: readonly Publication[] }
  | { seen: 'nobody' }
  | { seen: 'silence' };

/** Finds what a channel has published. Safe to repeat: it changes nothing. */
export type Watcher = (fetch: GuardedFetch, source: WatchedSource) => Promise<WatchResult>;
