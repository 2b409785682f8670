export interface PayableOrder {
  id: number;
  status: string;
  paid_at: string | null;
  service: { network: { id: number } };
}

interface Known {
  /** Orders that this page has shown unpaid. */
  unpaidIds: ReadonlySet<number>;
  /** Orders that were paid on the page before. */
  markedIds: readonly number[];
  /** The payer is back from a gateway: what was paid since this moment counts. */
  returnedSince: string | undefined;
}

/** The shown orders whose payment has just succeeded, and not those that were paid long before. */
export function newlyPaid(
  orders: readonly PayableOrder[],
  { unpaidIds, markedIds, returnedSince }: Known,
): number[] {
  return orders
    .filter(
      ({ id, paid_at }) =>
        paid_at !== null &&
        (unpaidIds.has(id) ||
          markedIds.includes(id) ||
          (returnedSince !== undefined && paid_at >= returnedSince)),
    )
    .map(({ id }) => id);
}
