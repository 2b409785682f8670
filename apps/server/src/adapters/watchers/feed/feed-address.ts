const channelPage = /^https:\/\/www\.youtube\.com\/channel\/(UC[\w-]{22})(?:\/|$)/;

/** The known feed address of a channel; undefined where its page has to be fetched to find it. */
export function knownFeedAddress(link: string): string | undefined {
  const channel = channelPage.exec(link)?.[1];
  return channel && `https://www.youtube.com/feeds/videos.xml?channel_id=${channel}`;
}

/** The feed that a page names in its head. */
export function namedFeedAddress(page: string, address: string): string | undefined {
  for (const [tag] of page.slice(0, 1_500_000).matchAll(/<link\b[^<>]{0,2000}>/gi)) {
    const isFeed = /\btype=["']?application\/(?:rss|atom)\+xml/i.test(tag);
    const href = /\bhref=["']([^"']{1,2000})["']/i.exec(tag)?.[1]?.replaceAll('&amp;', '&');
    if (isFeed && href && URL.canParse(href, address)) return new URL(href, address).href;
  }
  return undefined;
}
