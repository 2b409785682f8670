import type { Changes } from './listen.ts';

export interface PanelCache<T> {
  get(panelId: bigint): Promise<T>;
}

/** Which changes make a value old. */
export type Topics = readonly string[] | 'all';

export function areAbout(topics: Topics, topic: string): boolean {
  return topics === 'all' || topics.includes(topic);
}

interface Entry<T> {
  value: Promise<T>;
  startedAt: number;
}

/** A notice can get lost with a connection nobody saw break; no value outlives this. */
const longestLife = 60_000;

/** One loaded value per panel, shared by all who ask, until one of its topics changes in any process. */
export function panelCache<T>(
  changes: Pick<Changes, 'subscribe'>,
  topics: Topics,
  load: (panelId: bigint) => Promise<T>,
  now: () => number = () => performance.now(),
): PanelCache<T> {
  const entries = new Map<bigint, Entry<T>>();
  changes.subscribe((change) => {
    // Also drops a load still under way: it may have read what was there before.
    if (change === 'anything') entries.clear();
    else if (areAbout(topics, change.topic)) entries.delete(change.panelId);
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
      return entry && now() - entry.startedAt < longestLife ? entry.value : start(panelId);
    },
  };
}
