import type { Changes } from './changes.ts';

export interface PanelCache<T> {
  get(panelId: bigint): Promise<T>;
  /** Forgets what nobody needs any more. */
  sweep(): void;
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

/** In case a notification got lost with its connection. */
const longestSeconds = 60;

interface Options {
  maxAgeSeconds?: number | undefined;
  now?: () => number;
}

/** One cached value per panel, until one of its topics changes in any process. */
export function panelCache<T>(
  changes: Pick<Changes, 'subscribe'>,
  topics: Topics,
  load: (panelId: bigint) => Promise<T>,
  { maxAgeSeconds = longestSeconds, now = () => performance.now() }: Options = {},
): PanelCache<T> {
  const maxAge = maxAgeSeconds * 1000;
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
    sweep: () => {
      for (const [panelId, { startedAt }] of entries)
        if (now() - startedAt >= maxAge) entries.delete(panelId);
    },
  };
}
