import type { placeOrders } from '@marquee/contract/checkout.ts';
import type { Input } from '@marquee/contract/endpoint.ts';

/** What every call that places orders says about them. */
export type OrderRequest = Input<typeof placeOrders>['body'];

/** Who pays with what; a card and a method go through an invoice. */
export type Payment =
  | { from: 'balance' }
  | { from: 'invoice'; methodId: bigint }
  | { from: 'card'; cardId: bigint };
