import type { Change, Changes } from './db/changes.ts';
import type { Database } from './db/database.ts';
import { keptPanelCache } from './db/kept-panel-cache.ts';
import { type PanelCache, panelCache, type Topics } from './db/panel-cache.ts';

/**
 * A value that is loaded per panel and cached until it changes. The definition is a constant of its
 * feature; each process has its own values and is notified of changes.
 */
export interface CacheDefinition<T> {
  name: string;
  /** Topics of `panel_changed` that make the value stale. */
  topics: Topics;
  /** For values that also grow old by themselves. */
  maxAgeSeconds?: number;
  /** For values that take long to load: the stale one is served until the new one is loaded. */
  servesOld?: true;
  /**
   * With `servesOld`, `previous` is the stale value, and `of` gives another panel's current value to build on:
   * whatever makes that one stale then makes this one stale, too.
   */
  load(db: Database, panelId: bigint, previous?: T, of?: (otherPanelId: bigint) => Promise<T>): Promise<T>;
}

export interface Caches {
  get<T>(definition: CacheDefinition<T>, panelId: bigint): Promise<T>;
}

/** In ms. */
const sweepInterval = 30_000;

export function createCaches(db: Database, changes: Pick<Changes, 'subscribe'>): Caches {
  const caches = new Map<CacheDefinition<unknown>, PanelCache<unknown>>();
  const relayed = relay(changes);
  const makeCache = (definition: CacheDefinition<unknown>): PanelCache<unknown> => {
    const { topics, servesOld, maxAgeSeconds } = definition;
    if (!servesOld)
      return panelCache(relayed, topics, (panelId) => definition.load(db, panelId), { maxAgeSeconds });
    // Pages and other values made from the stale value must be made again.
    const announce = (panelId: bigint) => relayed.publish({ topic: `${definition.name}-loaded`, panelId });
    const load = async (panelId: bigint, previous: unknown, of: (other: bigint) => Promise<unknown>) => {
      const value = await definition.load(db, panelId, previous, of);
      setImmediate(announce, panelId);
      return value;
    };
    return keptPanelCache(relayed, topics, load, { onDropped: announce });
  };
  const getCache = (definition: CacheDefinition<unknown>) => {
    const known = caches.get(definition) ?? makeCache(definition);
    caches.set(definition, known);
    return known;
  };
  // Of a thousand panels most are idle at any time.
  setInterval(() => {
    for (const cache of caches.values()) cache.sweep();
  }, sweepInterval).unref();
  return {
    // The definition a value is stored under is the one that loaded it, so its type is that definition's.
    get: <T>(definition: CacheDefinition<T>, panelId: bigint) =>
      getCache(definition).get(panelId) as Promise<T>,
  };
}

/** The changes of all processes, and those published in this process only. */
function relay(changes: Pick<Changes, 'subscribe'>) {
  const listeners = new Set<(change: Change) => void>();
  const publish = (change: Change) => {
    for (const listener of listeners) listener(change);
  };
  changes.subscribe(publish);
  return { subscribe: (listener: (change: Change) => void) => void listeners.add(listener), publish };
}
