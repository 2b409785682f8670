import type { OrderView } from '@marquee/contract/generated/ordering.ts';
import { mostOrdersAtOnce } from '@marquee/domain/orders/most-orders-at-once.ts';
import { useState } from 'react';

export interface Selection {
  /** The selected orders, as the list last showed them. */
  orders: readonly OrderView[];
  has(id: number): boolean;
  /** No more orders fit into one call. */
  isFull: boolean;
  toggle(order: OrderView): void;
  /** Selects all of them, or none if all are selected. */
  togglePage(orders: readonly OrderView[]): void;
  clear(): void;
}

/** Stays while the reader turns pages. `shown` replaces what is known of orders that have changed meanwhile. */
export function useSelection(shown: readonly OrderView[]): Selection {
  const [kept, setKept] = useState<ReadonlyMap<number, OrderView>>(new Map());
  const fresh = new Map(shown.map((order) => [order.id, order]));
  return {
    orders: [...kept.values()].map((order) => fresh.get(order.id) ?? order),
    has: (id) => kept.has(id),
    isFull: kept.size >= mostOrdersAtOnce,
    toggle: (order) =>
      setKept((current) => {
        const next = new Map(current);
        if (!next.delete(order.id) && next.size < mostOrdersAtOnce) next.set(order.id, order);
        return next;
      }),
    togglePage: (orders) =>
      setKept((current) => {
        const next = new Map(current);
        const areAll = orders.every(({ id }) => next.has(id));
        for (const order of orders)
          if (areAll) next.delete(order.id);
          else if (next.size < mostOrdersAtOnce) next.set(order.id, order);
        return next;
      }),
    clear: () => setKept(new Map()),
  };
}
