import type { Changes } from './listen.ts';
import { areAbout, type PanelCache, type Topics } from './panel-cache.ts';

interface KeptEntry<T> {
  /** Resolved; absent until the first load is done. */
  value?: Promise<T>;
  known?: T;
  loading?: Promise<T>;
  loadedAt: number;
  isOld: boolean;
}

/** What takes long to load is read again seldom: this only heals a lost notice. */
const longestKept = 300_000;

/**
 * The same for what takes long to load: after a change the old value is served until the new one
 * stands. One load at a time; what changes meanwhile is read by one more load after it.
 */
export function keptPanelCache<T>(
  changes: Pick<Changes, 'subscribe'>,
  topics: Topics,
  load: (panelId: bigint, previous: T | undefined) => Promise<T>,
  now: () => number = () => performance.now(),
): PanelCache<T> {
  const entries = new Map<bigint, KeptEntry<T>>();

  const start = (panelId: bigint, entry: KeptEntry<T>): Promise<T> => {
    entry.isOld = false;
    const startedAt = now();
    const loading = load(panelId, entry.known).then(
      (known) => {
        Object.assign(entry, { value: loading, known, loadedAt: startedAt, loading: undefined });
        if (entry.isOld) startBehind(panelId, entry);
        return known;
      },
      (error) => {
        // The old value stays; the next who asks starts another attempt.
        Object.assign(entry, { loading: undefined, isOld: true });
        throw error;
      },
    );
    entry.loading = loading;
    return loading;
  };

  const startBehind = (panelId: bigint, entry: KeptEntry<T>) => {
    if (!entry.loading) start(panelId, entry).catch(() => undefined);
  };
  changes.subscribe((change) => {
    for (const [panelId, entry] of entries) {
      if (change !== 'anything' && (change.panelId !== panelId || !areAbout(topics, change.topic))) continue;
      entry.isOld = true;
      startBehind(panelId, entry);
    }
  });

  return {
    get: (panelId) => {
      const entry = entries.get(panelId) ?? { loadedAt: 0, isOld: false };
      entries.set(panelId, entry);
      if (!entry.value) return entry.loading ?? start(panelId, entry);
      if (entry.isOld || now() - entry.loadedAt >= longestKept) startBehind(panelId, entry);
      return entry.value;
    },
  };
}
