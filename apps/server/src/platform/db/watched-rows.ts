import type { RowChanges } from './listen.ts';

interface WatchedRows extends RowChanges {
  /** `topic:panelId:id`, as the database announces it. */
  tell(name: string): void;
  tellAll(): void;
}

/** Who looks at which row in this process. */
export function watchedRows(): WatchedRows {
  const watchers = new Map<string, Set<() => void>>();
  const tell = (name: string) => {
    for (const listener of watchers.get(name) ?? []) listener();
  };
  return {
    watch: ({ topic, panelId, id }, listener) => {
      const name = `${topic}:${panelId}:${id}`;
      const those = watchers.get(name) ?? new Set();
      watchers.set(name, those.add(listener));
      return () => {
        those.delete(listener);
        if (those.size === 0 && watchers.get(name) === those) watchers.delete(name);
      };
    },
    tell,
    tellAll: () => {
      for (const name of watchers.keys()) tell(name);
    },
  };
}
