import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { type Claim, findStoredAnswer, once } from '../../../platform/idempotency/once.ts';
import { linksInUse } from '../../quotes/index.ts';
import type { OrderRequest, Payment } from '../order-request.ts';
import { isLinkInUse } from './link-in-use.ts';
import { type PricedOrders, priceOrders } from './price-orders.ts';

interface PlaceInput<Answer> {
  claim: Claim;
  orderRequest: OrderRequest;
  payment: Payment;
  write(tx: Context, priced: PricedOrders): Promise<Answer>;
  /** Writes it together with checkouts of others, once per key as well; undefined where more has to happen with it. */
  together?(priced: PricedOrders): Promise<Answer> | undefined;
}

/**
 * Prices from memory before taking a connection, then writes once per key. A repeat gets the first answer, even
 * if the same could no longer be ordered.
 */
export async function placeIdempotently<Answer>(
  ctx: Context,
  { claim, orderRequest, payment, write, together }: PlaceInput<Answer>,
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
    // Inside somebody's transaction it stands or falls with that one alone.
    const shared = ctx.db.isTransaction ? undefined : together?.(priced);
    return await (shared ?? once(ctx, claim, (tx) => write(tx, priced)));
  } catch (error) {
    // Only now look up which line it was.
    if (!isLinkInUse(error)) throw error;
    // Inside somebody's transaction nothing more can be read.
    const busy = ctx.db.isTransaction ? [] : await linksInUse(ctx, priced.price.lines, 'orders');
    const fields = busy.length > 0 ? busy : [{ field: 'orders.0.url', code: 'link_in_use' as const }];
    throw new Refusal('invalid_input', { fields, cause: error });
  }
}
