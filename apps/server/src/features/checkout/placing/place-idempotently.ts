import type { Context } from '../../../platform/context.ts';
import { inOneStatement } from '../../../platform/db/transaction.ts';
import { violated } from '../../../platform/db/violated.ts';
import { Refusal } from '../../../platform/errors.ts';
import { type Claim, findStoredAnswer, once } from '../../../platform/idempotency/once.ts';
import { linksInUse } from '../../quotes/index.ts';
import type { OrderRequest, Payment } from '../order-request.ts';
import { type PricedOrders, priceOrders } from './price-orders.ts';

interface PlaceInput<Answer> {
  claim: Claim;
  orderRequest: OrderRequest;
  payment: Payment;
  write(tx: Context, priced: PricedOrders): Promise<Answer>;
  /** Whether writing is a single statement, which needs no transaction. */
  isOneStatement?(priced: PricedOrders): boolean;
}

/**
 * Prices from memory before taking a connection, then writes once per key. A repeat gets the first answer, even
 * if the same could no longer be ordered.
 */
export async function placeIdempotently<Answer>(
  ctx: Context,
  { claim, orderRequest, payment, write, isOneStatement }: PlaceInput<Answer>,
): Promise<Answer> {
  let priced: PricedOrders;
  try {
    priced = await priceOrders(ctx, orderRequest, payment);
  } catch (error) {
    const earlier = error instanceof Refusal ? await findStoredAnswer<Answer>(ctx, claim) : undefined;
    if (!earlier) throw error;
    return earlier.answer;
  }
  try {
    const needsNoTransaction = claim.key === undefined && isOneStatement?.(priced);
    const writePriced = (tx: Context) => write(tx, priced);
    return await (needsNoTransaction ? inOneStatement(ctx, writePriced) : once(ctx, claim, writePriced));
  } catch (error) {
    // The unique index on active links has refused it; only now look up which line it was.
    if (!violated(error, 'customer_order_active_link')) throw error;
    // Inside somebody's transaction nothing more can be read.
    const busy = ctx.db.isTransaction ? [] : await linksInUse(ctx, priced.price.lines, 'orders');
    const fields = busy.length > 0 ? busy : [{ field: 'orders.0.url', code: 'link_in_use' as const }];
    throw new Refusal('invalid_input', { fields, cause: error });
  }
}
