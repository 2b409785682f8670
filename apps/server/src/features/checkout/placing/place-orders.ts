import type { PlacedOrders } from '@marquee/contract/ordering/checkout.ts';
import type { Context } from '../../../platform/context.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { orderPaid } from '../../orders/index.ts';
import type { OrderRequest } from '../order-request.ts';
import { placeIdempotently } from './place-idempotently.ts';
import { writeOrders } from './write-orders.ts';

interface PlaceInput {
  orderRequest: OrderRequest;
  idempotencyKey: string | undefined;
}

/** Prices, redeems the coupon, writes the orders and charges the balance, all at once. */
export async function placeOrders(
  ctx: Context,
  { orderRequest, idempotencyKey }: PlaceInput,
): Promise<PlacedOrders> {
  const { accountId } = signedIn(ctx);
  return placeIdempotently(ctx, {
    claim: { key: idempotencyKey, request: { call: 'place-orders', orderRequest } },
    orderRequest,
    payment: { from: 'balance' },
    write: async (tx, priced) => {
      const { placed } = await writeOrders(tx, { accountId, orderRequest, priced, paidBy: 'balance' });
      return placed;
    },
    isOneStatement: ({ price }) => !price.coupon && !ctx.events.isHeard(orderPaid),
  });
}
