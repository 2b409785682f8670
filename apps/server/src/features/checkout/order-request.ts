import type { Input } from '@marquee/contract/endpoint.ts';
import type { placeOrders } from '@marquee/contract/ordering/checkout.ts';

/** The request body shared by all calls that place orders. */
export type OrderRequest = Input<typeof placeOrders>['body'];

/** How the orders are paid; cards and methods go through an invoice. */
export type Payment =
  | { from: 'balance' }
  | { from: 'invoice'; methodId: bigint; paysMinimum?: boolean }
  | { from: 'card'; cardId: bigint; paysMinimum?: boolean };
