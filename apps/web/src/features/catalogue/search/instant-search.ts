import type { AppServices } from '../../../lib/app-services.ts';
import type { SearchClient } from '../../../lib/search-worker/search-client.ts';

const maxAge = 5 * 60_000;

let ready: SearchClient | undefined;
let started = 0;

/** The on-device search, once its worker has read the index. */
export function readySearch(): SearchClient | undefined {
  return ready;
}

/** Called at the first sign of a search; until it is ready, or if it fails, the server answers. */
export async function startInstantSearch(services: AppServices): Promise<void> {
  if (Date.now() - started < maxAge) return;
  started = Date.now();
  try {
    const { openInstantSearch } = await import('./open-instant-search.ts');
    const search = await openInstantSearch(services);
    ready?.close();
    ready = search;
  } catch {
    ready?.close();
    ready = undefined;
  }
}
