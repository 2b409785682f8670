import { FetchFailure } from '../../../platform/guarded-fetch/fetch-failure.ts';
import type { GuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.ts';
import { fetchPage } from '../fetch-page.ts';
import type { Watcher, WatchResult } from '../watcher.ts';
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

const channelPage = /^https:\/\/www\.youtube\.com\/channel\/(UC[\w-]{22})(?:\/|$)/;

/** The known feed address of a channel; undefined where its page has to be fetched to find it. */
function knownFeedAddress(link: string): string | undefined {
  const channel = channelPage.exec(link)?.[1];
  return channel && `https://www.youtube.com/feeds/videos.xml?channel_id=${channel}`;
}

/** The feed that a page names in its head. */
function namedFeedAddress(page: string, address: string): string | undefined {
  for (const [tag] of page.slice(0, 1_500_000).matchAll(/<link\b[^<>]{0,2000}>/gi)) {
    const isFeed = /\btype=["']?application\/(?:rss|atom)\+xml/i.test(tag);
    const href = /\bhref=["']([^"']{1,2000})["']/i.exec(tag)?.[1]?.replaceAll('&amp;', '&');
    if (isFeed && href && URL.canParse(href, address)) return new URL(href, address).href;
  }
  return undefined;
}
