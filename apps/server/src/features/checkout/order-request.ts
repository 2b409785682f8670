import type { Input } from '@marquee/contract/endpoint.ts';
import type { placeOrders } from '@marquee/contract/ordering/checkout.ts';

/** What every call that places orders says about them. */
export type OrderRequest = Input<typeof placeOrders>['body'];

/** Who pays with what; a card and a method go through an invoice. */
export type Payment =
  | { from: 'balance' }
  | { from: 'invoice'; methodId: bigint }
  | { from: 'card'; cardId: bigint };
