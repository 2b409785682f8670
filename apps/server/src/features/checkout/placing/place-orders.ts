import type { PlacedOrders } from '@marquee/contract/ordering/checkout.ts';
import type { Context } from '../../../platform/context.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import type { OrderRequest } from '../order-request.ts';
import { placeIdempotently } from './place-idempotently.ts';
import type { WriteInput } from './placement.ts';
import type { PricedOrders } from './price-orders.ts';
import { writeOrders } from './write-orders.ts';
import { writeTogether } from './write-together.ts';

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
  const written = (priced: PricedOrders): WriteInput => ({
    accountId,
    orderRequest,
    priced,
    paidBy: 'balance',
  });
  const claim = { key: idempotencyKey, request: { call: 'place-orders', orderRequest } };
  return placeIdempotently(ctx, {
    claim,
    orderRequest,
    payment: { from: 'balance' },
    write: async (tx, priced) => (await writeOrders(tx, written(priced))).placed,
    // Redeeming a coupon takes steps of its own.
    together: (priced) => (priced.price.coupon ? undefined : writeTogether(ctx, claim, written(priced))),
  });
}
