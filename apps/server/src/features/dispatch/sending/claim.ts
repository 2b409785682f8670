import type { OrderToPlace } from '../../../adapters/providers/provider-adapter.ts';

/** One order on its way to one provider. */
export interface Claim {
  panelId: bigint;
  orderId: bigint;
  providerId: bigint;
  /** Number of the attempt, so that a late answer is not taken for the answer to a later attempt. */
  attempt: number;
  order: OrderToPlace;
}
