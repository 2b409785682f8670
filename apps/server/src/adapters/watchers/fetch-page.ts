import type { GuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts';

const hops = 3;
const limits = { timeoutMs: 10_000, maxBytes: 3_000_000, redirect: 'answer' as const };

interface Page {
  /** The final address after redirects. */
  address: string;
  status: number;
  text: string;
}

/** A public page. Each redirect goes through the same guard; undefined after too many. */
export async function fetchPage(guardedFetch: GuardedFetch, address: string): Promise<Page | undefined> {
  let here = address;
  for (let hop = 0; hop <= hops; hop += 1) {
    const { status, headers, body } = await guardedFetch(here, {
      ...limits,
      headers: {
        accept: 'application/atom+xml, application/rss+xml, text/html;q=0.9',
        'accept-language': 'en',
      },
    });
    const { location } = headers;
    if (status < 300 || status >= 400 || !location)
      return { address: here, status, text: body.toString('utf8') };
    if (!URL.canParse(location, here)) return undefined;
    here = new URL(location, here).href;
  }
  return undefined;
}
