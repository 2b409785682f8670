import type { OrderToPlace } from '../../../adapters/providers/provider-adapter.ts';

/** One order on its way to one provider. */
export interface Claim {
  panelId: bigint;
  orderId: bigint;
  providerId: bigint;
  /** Which try it is: what comes back late must not be taken for the answer to a later one. */
  attempt: number;
  order: OrderToPlace;
}
