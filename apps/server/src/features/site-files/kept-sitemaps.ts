import { LRUCache } from 'lru-cache';
import type { CacheDefinition } from '../../platform/caches.ts';
import { composedKey } from '../../platform/composed-key.ts';
import type { Context } from '../../platform/context.ts';
import { writeSitemap } from './crawler-files.ts';

/** A part takes a megabyte; search engines read them one after another. */
const maxKept = 24;

/** Until anything in the panel changes. */
const keptSitemaps: CacheDefinition<LRUCache<string, Promise<Buffer>>> = {
  name: 'sitemaps',
  topics: 'all',
  load: async () => new LRUCache({ max: maxKept }),
};

/** Writing a part takes longer than a hundred other requests, so it is written once. */
export async function keptSitemap(ctx: Context, origin: string, name: string): Promise<Buffer> {
  const kept = await ctx.caches.get(keptSitemaps, ctx.panel.id);
  const key = composedKey(origin, name);
  const known = kept.get(key);
  if (known) return known;
  const written = writeSitemap(ctx, origin, name).then((text) => Buffer.from(text));
  kept.set(key, written);
  written.catch(() => kept.delete(key));
  return written;
}
