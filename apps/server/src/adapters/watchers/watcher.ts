import type { Publication } from '@marquee/domain/subscriptions/publication.ts';
import type { GuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts';

interface WatchedSource {
  /** The channel as its subscriber named it. */
  link: string;
  /** Where its publications are listed, when an earlier look found out. */
  listAddress: string | null;
}

/** `nobody`: there is no such channel, or it shows nothing in public. `silence`: perhaps later. */
export type Look =
  | { seen: 'publications'; listAddress: string; publications: readonly Publication[] }
  | { seen: 'nobody' }
  | { seen: 'silence' };

/** Finds what a channel has published. May be asked as often as one likes: it changes nothing. */
export type Watcher = (fetch: GuardedFetch, source: WatchedSource) => Promise<Look>;
