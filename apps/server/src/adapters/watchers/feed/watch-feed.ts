import { FetchFailure } from '../../../platform/guarded-fetch/fetch-failure.ts';
import type { GuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.ts';
import { fetchPage } from '../fetch-page.ts';
import type { WatchResult, Watcher } from '../watcher.ts';
import { knownFeedAddress, namedFeedAddress } from './feed-address.ts';
import { readFeed } from './read-feed.ts';

/** RSS and Atom: the feed itself, or the one that the channel's page names. */
export const watchFeed: Watcher = async (fetch, { link, listAddress }) => {
  try {
    return await fetchFeed(fetch, listAddress ?? knownFeedAddress(link) ?? link, true);
  } catch (error) {
    if (error instanceof FetchFailure) return { seen: 'silence' };
    throw error;
  }
};

async function fetchFeed(fetch: GuardedFetch, address: string, mayBePage: boolean): Promise<WatchResult> {
  const page = await fetchPage(fetch, address);
  if (!page) return { seen: 'silence' };
  if (page.status === 404 || page.status === 410) return { seen: 'nobody' };
  if (page.status !== 200) return { seen: 'silence' };
  const publications = readFeed(page.text, page.address);
  if (publications) return { seen: 'publications', listAddress: address, publications };
  const named = mayBePage ? namedFeedAddress(page.text, page.address) : undefined;
  return named ? fetchFeed(fetch, named, false) : { seen: 'nobody' };
}
