import type { Changes } from './listen.ts';
import { includesTopic, type PanelCache, type Topics } from './panel-cache.ts';

interface KeptEntry<T> {
  /** Resolved; absent until the first load is done. */
  value?: Promise<T>;
  known?: T;
  loading?: Promise<T>;
  loadedAt: number;
  isStale: boolean;
}

/** The maximum age in ms, in case a change notification got lost. */
const maxAge = 300_000;

/**
 * A panel cache for values that take long to load: after a change the stale value is served until the new
 * one is loaded. One load at a time; changes in the meantime cause one more load.
 */
export function keptPanelCache<T>(
  changes: Pick<Changes, 'subscribe'>,
  topics: Topics,
  load: (panelId: bigint, previous: T | undefined) => Promise<T>,
  now: () => number = () => performance.now(),
): PanelCache<T> {
  const entries = new Map<bigint, KeptEntry<T>>();

  const start = (panelId: bigint, entry: KeptEntry<T>): Promise<T> => {
    entry.isStale = false;
    const startedAt = now();
    const loading = load(panelId, entry.known).then(
      (known) => {
        Object.assign(entry, { value: loading, known, loadedAt: startedAt, loading: undefined });
        if (entry.isStale) startInBackground(panelId, entry);
        return known;
      },
      (error) => {
        // The stale value stays; the next read starts another attempt.
        Object.assign(entry, { loading: undefined, isStale: true });
        throw error;
      },
    );
    entry.loading = loading;
    return loading;
  };

  const startInBackground = (panelId: bigint, entry: KeptEntry<T>) => {
    if (!entry.loading) start(panelId, entry).catch(() => undefined);
  };
  changes.subscribe((change) => {
    for (const [panelId, entry] of entries) {
      if (change !== 'anything' && (change.panelId !== panelId || !includesTopic(topics, change.topic)))
        continue;
      entry.isStale = true;
      startInBackground(panelId, entry);
    }
  });

  return {
    get: (panelId) => {
      const entry = entries.get(panelId) ?? { loadedAt: 0, isStale: false };
      entries.set(panelId, entry);
      if (!entry.value) return entry.loading ?? start(panelId, entry);
      if (entry.isStale || now() - entry.loadedAt >= maxAge) startInBackground(panelId, entry);
      return entry.value;
    },
  };
}
