import type { Database } from './db/database.ts';
import { keptPanelCache } from './db/kept-panel-cache.ts';
import type { Change, Changes } from './db/listen.ts';
import { type PanelCache, panelCache, type Topics } from './db/panel-cache.ts';

/**
 * Something read whole per panel and kept until it changes. The definition is a constant of its
 * feature; the values live in the process that serves, and every process hears of changes.
 */
export interface CacheDefinition<T> {
  name: string;
  /** Topics of `panel_changed` that make the value old. */
  topics: Topics;
  /** For what takes long to load: the old value is served until the new one stands. */
  servesOld?: true;
  /** `previous` is the value to be replaced, where an old one is served meanwhile. */
  load(db: Database, panelId: bigint, previous?: T): Promise<T>;
}

export interface Caches {
  get<T>(definition: CacheDefinition<T>, panelId: bigint): Promise<T>;
}

export function createCaches(db: Database, changes: Pick<Changes, 'subscribe'>): Caches {
  const caches = new Map<CacheDefinition<unknown>, PanelCache<unknown>>();
  const relayed = relay(changes);
  const makeCache = (definition: CacheDefinition<unknown>): PanelCache<unknown> => {
    const { topics, servesOld } = definition;
    if (!servesOld) return panelCache(relayed, topics, (panelId) => definition.load(db, panelId));
    return keptPanelCache(relayed, topics, async (panelId, previous) => {
      const value = await definition.load(db, panelId, previous);
      // What was made from the old value meanwhile, such as a page, must hear that the new one stands.
      setImmediate(() => relayed.tell({ topic: `${definition.name}-loaded`, panelId }));
      return value;
    });
  };
  const cacheOf = (definition: CacheDefinition<unknown>) => {
    const known = caches.get(definition) ?? makeCache(definition);
    caches.set(definition, known);
    return known;
  };
  return {
    // The definition a value is stored under is the one that loaded it, so its type is that definition's.
    get: <T>(definition: CacheDefinition<T>, panelId: bigint) =>
      cacheOf(definition).get(panelId) as Promise<T>,
  };
}

/** The installation's changes, and those that only this process knows of. */
function relay(changes: Pick<Changes, 'subscribe'>) {
  const listeners = new Set<(change: Change) => void>();
  const tell = (change: Change) => {
    for (const listener of listeners) listener(change);
  };
  changes.subscribe(tell);
  return { subscribe: (listener: (change: Change) => void) => void listeners.add(listener), tell };
}
