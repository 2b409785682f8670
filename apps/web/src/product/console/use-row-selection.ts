import { useState } from 'react';

export interface RowSelection {
  ids: ReadonlySet<number>;
  toggle(id: number): void;
  /** All of these, or none of them if all are selected. */
  toggleAll(ids: readonly number[]): void;
  clear(): void;
}

/** Rows chosen for an action. They stay chosen when the list is refreshed or another page is opened. */
export function useRowSelection(): RowSelection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const change = (work: (next: Set<number>) => void) =>
    setIds((current) => {
      const next = new Set(current);
      work(next);
      return next;
    });
  return {
    ids,
    toggle: (id) => change((next) => void (next.delete(id) || next.add(id))),
    toggleAll: (all) =>
      change((next) => {
        const isFull = all.every((id) => next.has(id));
        for (const id of all)
          if (isFull) next.delete(id);
          else next.add(id);
      }),
    clear: () => setIds(new Set()),
  };
}
