import type { RowChanges } from './listen.ts';

interface WatchedRows extends RowChanges {
  /** `topic:panelId:id`, as the database sends it. */
  notify(name: string): void;
  notifyAll(): void;
}

/** The listeners per row in this process. */
export function watchedRows(): WatchedRows {
  const watchers = new Map<string, Set<() => void>>();
  const notify = (name: string) => {
    for (const listener of watchers.get(name) ?? []) listener();
  };
  return {
    watch: ({ topic, panelId, id }, listener) => {
      const name = `${topic}:${panelId}:${id}`;
      const listeners = watchers.get(name) ?? new Set();
      watchers.set(name, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && watchers.get(name) === listeners) watchers.delete(name);
      };
    },
    notify,
    notifyAll: () => {
      for (const name of watchers.keys()) notify(name);
    },
  };
}
