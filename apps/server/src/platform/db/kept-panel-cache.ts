import type { Changes } from './changes.ts';
import { includesTopic, type PanelCache, type Topics } from './panel-cache.ts';

interface KeptEntry<T> {
  /** Resolved; absent until the first load is done. */
  value?: Promise<T>;
  known?: T;
  loading?: Promise<T>;
  loadedAt: number;
  usedAt: number;
  isStale: boolean;
  /** Panels whose values this one was built on. */
  basedOn: Set<bigint>;
}

type Load<T> = (
  panelId: bigint,
  previous: T | undefined,
  of: (otherPanelId: bigint) => Promise<T>,
) => Promise<T>;

interface Options {
  now?: () => number;
  /** Called for a value that was changed while nobody used it: it is loaded again when asked for. */
  onDropped?: (panelId: bigint) => void;
  /** The values used last are kept, however long ago that was. */
  alwaysKept?: number;
  mostKept?: number;
}

/** The maximum age in ms, in case a change notification got lost. */
const maxAge = 300_000;
/** In ms: a value that was not used for as long is dropped, or, after a change, not loaded ahead of its next use. */
const [idleAfter, restingAfter] = [300_000, 60_000];
/** A change of a parent panel makes the values of all its children stale; loading them must leave room for others. */
const backgroundLoads = 2;

/**
 * A panel cache for values that take long to load: after a change the stale value is served until the new
 * one is loaded. One load at a time per panel; changes in the meantime cause one more load.
 */
export function keptPanelCache<T>(
  changes: Pick<Changes, 'subscribe'>,
  topics: Topics,
  load: Load<T>,
  { now = () => performance.now(), onDropped, alwaysKept = 20, mostKept = 2000 }: Options = {},
): PanelCache<T> {
  const entries = new Map<bigint, KeptEntry<T>>();
  const waiting = new Set<bigint>();
  let inBackground = 0;

  const start = (panelId: bigint, entry: KeptEntry<T>): Promise<T> => {
    entry.isStale = false;
    const startedAt = now();
    entry.basedOn = new Set();
    const { basedOn } = entry;
    const of = (otherPanelId: bigint) => {
      basedOn.add(otherPanelId);
      return current(otherPanelId);
    };
    const loading = load(panelId, entry.known, of).then(
      (known) => {
        Object.assign(entry, { value: loading, known, loadedAt: startedAt, loading: undefined });
        if (entry.isStale) startInBackground(panelId);
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

  const startInBackground = (panelId: bigint) => {
    waiting.add(panelId);
    for (const next of waiting) {
      if (inBackground >= backgroundLoads) return;
      waiting.delete(next);
      const entry = entries.get(next);
      if (!entry || entry.loading) continue;
      inBackground += 1;
      const done = () => {
        inBackground -= 1;
        const [more] = waiting;
        if (more !== undefined) startInBackground(more);
      };
      start(next, entry).then(done, done);
    }
  };

  const entryOf = (panelId: bigint): KeptEntry<T> => {
    const entry = entries.get(panelId);
    if (entry) {
      entry.usedAt = now();
      return entry;
    }
    if (entries.size >= mostKept) dropLeastUsed();
    const added: KeptEntry<T> = { loadedAt: 0, usedAt: now(), isStale: false, basedOn: new Set() };
    entries.set(panelId, added);
    return added;
  };

  /** The value after all changes that were announced; unlike `get`, it waits for the load. */
  const current = async (panelId: bigint): Promise<T> => {
    const entry = entryOf(panelId);
    if (entry.value && !entry.loading && !entry.isStale) return entry.value;
    const loaded = await (entry.loading ?? start(panelId, entry));
    // The load may have begun before the change.
    return entry.isStale || entry.loading ? (entry.loading ?? start(panelId, entry)) : loaded;
  };

  const byUse = () =>
    [...entries]
      .filter(([, { value, loading }]) => value && !loading)
      .sort(([, a], [, b]) => b.usedAt - a.usedAt);
  const dropLeastUsed = () => {
    for (const [panelId] of byUse().slice(Math.floor(mostKept * 0.9))) entries.delete(panelId);
  };

  changes.subscribe((change) => {
    if (change !== 'anything' && !includesTopic(topics, change.topic)) return;
    for (const panelId of change === 'anything' ? [...entries.keys()] : withThoseBuiltOn(change.panelId)) {
      const entry = entries.get(panelId);
      if (!entry) continue;
      const rests = entry.value && !entry.loading && now() - entry.usedAt > restingAfter;
      if (rests && entries.size > alwaysKept) {
        entries.delete(panelId);
        onDropped?.(panelId);
      } else {
        entry.isStale = true;
        if (!entry.loading) startInBackground(panelId);
      }
    }
  });

  const withThoseBuiltOn = (changed: bigint): ReadonlySet<bigint> => {
    const found = new Set([changed]);
    // Those added meanwhile are looked at as well: children of children.
    for (const base of found)
      for (const [panelId, { basedOn }] of entries) if (basedOn.has(base)) found.add(panelId);
    return found;
  };

  return {
    get: (panelId) => {
      const entry = entryOf(panelId);
      if (!entry.value) return entry.loading ?? start(panelId, entry);
      if (entry.isStale || now() - entry.loadedAt >= maxAge) startInBackground(panelId);
      return entry.value;
    },
    sweep: () => {
      const isIdle = ({ usedAt }: KeptEntry<T>) => now() - usedAt > idleAfter;
      const used = [...entries.values()].filter((entry) => !isIdle(entry));
      // What these are built on stays in memory anyway.
      const bases = new Set(used.flatMap(({ basedOn }) => [...basedOn]));
      for (const [panelId, entry] of byUse().slice(alwaysKept))
        if (isIdle(entry) && !bases.has(panelId)) entries.delete(panelId);
    },
  };
}
