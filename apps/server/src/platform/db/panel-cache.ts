import type { Changes } from './listen.ts';

export interface PanelCache<T> {
  get(panelId: bigint): Promise<T>;
}

/** Which changes make a value stale. */
export type Topics = readonly string[] | 'all';

export function includesTopic(topics: Topics, topic: string): boolean {
  return topics === 'all' || topics.includes(topic);
}

interface Entry<T> {
  value: Promise<T>;
  startedAt: number;
}

/** The maximum age in ms, in case a notification got lost with its connection. */
const maxAge = 60_000;

/** One cached value per panel, until one of its topics changes in any process. */
export function panelCache<T>(
  changes: Pick<Changes, 'subscribe'>,
  topics: Topics,
  load: (panelId: bigint) => Promise<T>,
  now: () => number = () => performance.now(),
): PanelCache<T> {
  const entries = new Map<bigint, Entry<T>>();
  changes.subscribe((change) => {
    // Also drops a load in progress: it may have read the old rows.
    if (change === 'anything') entries.clear();
    else if (includesTopic(topics, change.topic)) entries.delete(change.panelId);
  });

  const start = (panelId: bigint): Promise<T> => {
    const entry = { value: load(panelId), startedAt: now() };
    entries.set(panelId, entry);
    entry.value.catch(() => {
      if (entries.get(panelId) === entry) entries.delete(panelId);
    });
    return entry.value;
  };

  return {
    get: (panelId) => {
      const entry = entries.get(panelId);
      return entry && now() - entry.startedAt < maxAge ? entry.value : start(panelId);
    },
  };
}
