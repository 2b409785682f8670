import type { Database } from './db/database.ts';
import type { Changes } from './db/listen.ts';
import { type PanelCache, panelCache } from './db/panel-cache.ts';

/**
 * Something read whole per panel and kept until it changes. The definition is a constant of its
 * feature; the values live in the process that serves, and every process hears of changes.
 */
export interface CacheDefinition<T> {
  name: string;
  /** Topics of `panel_changed` that make the value old. */
  topics: readonly string[];
  load(db: Database, panelId: bigint): Promise<T>;
}

export interface Caches {
  get<T>(definition: CacheDefinition<T>, panelId: bigint): Promise<T>;
}

export function createCaches(db: Database, changes: Pick<Changes, 'subscribe'>): Caches {
  const caches = new Map<CacheDefinition<unknown>, PanelCache<unknown>>();
  const cacheOf = (definition: CacheDefinition<unknown>) => {
    const known = caches.get(definition);
    if (known) return known;
    const made = panelCache(changes, definition.topics, (panelId) => definition.load(db, panelId));
    caches.set(definition, made);
    return made;
  };
  return {
    // The definition a value is stored under is the one that loaded it, so its type is that definition's.
    get: <T>(definition: CacheDefinition<T>, panelId: bigint) =>
      cacheOf(definition).get(panelId) as Promise<T>,
  };
}
