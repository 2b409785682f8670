/** What one shopper's books must say in the end, reckoned from nothing but the answers they got. */
export interface Expected {
  /** Cash and bonus count as one: which of them pays depends on who comes first. */
  spendable: bigint;
  referral: bigint;
  task: bigint;
  hold: bigint;
  owed: bigint;
  orders: number;
  invoices: number;
  withdrawals: number;
  /** Each was acknowledged as this; none may be found as anything else. */
  invoiceStates: Map<number, string>;
  /** Orders that a provider has, and what they cost: of what it does not deliver the money comes back. */
  deliveries: Map<number, bigint>;
}

export function nothingExpected(): Expected {
  return {
    spendable: 0n,
    referral: 0n,
    task: 0n,
    hold: 0n,
    owed: 0n,
    orders: 0,
    invoices: 0,
    withdrawals: 0,
    invoiceStates: new Map(),
    deliveries: new Map(),
  };
}
