import type { FieldError } from '@marquee/contract/error-codes.ts';
import { activeStatuses } from '@marquee/domain/orders/status.ts';
import type { Context } from '../../platform/context.ts';
import { inOneStatement } from '../../platform/db/transaction.ts';
import { violated } from '../../platform/db/violated.ts';
import { Refusal } from '../../platform/errors.ts';
import { answered, type Claim, once } from '../../platform/idempotency/once.ts';
import { type PricedOrders, priceOrders } from './price-orders.ts';
import type { Payment, WantedOrders } from './wanted-orders.ts';

interface Placing<Answer> {
  claim: Claim;
  wanted: WantedOrders;
  payment: Payment;
  write(tx: Context, priced: PricedOrders): Promise<Answer>;
  /** Whether writing is a single statement, which needs no transaction around it. */
  isOneStatement?(priced: PricedOrders): boolean;
}

/**
 * Prices from memory, before any connection is held, then writes once per key. A repeat gets the first
 * answer even if the same could not be ordered any more.
 */
export async function placingOnce<Answer>(
  ctx: Context,
  { claim, wanted, payment, write, isOneStatement }: Placing<Answer>,
): Promise<Answer> {
  let priced: PricedOrders;
  try {
    priced = await priceOrders(ctx, wanted, payment);
  } catch (error) {
    const standing = error instanceof Refusal ? await answered<Answer>(ctx, claim) : undefined;
    if (!standing) throw error;
    return standing.answer;
  }
  try {
    const isAlone = claim.key === undefined && isOneStatement?.(priced);
    const writing = (tx: Context) => write(tx, priced);
    return await (isAlone ? inOneStatement(ctx, writing) : once(ctx, claim, writing));
  } catch (error) {
    // The database holds one active order per service and link; only now is it found out which line it was.
    if (!violated(error, 'customer_order_active_link')) throw error;
    throw new Refusal('invalid_input', { fields: await busyLines(ctx, priced), cause: error });
  }
}

async function busyLines({ db, panel, actor }: Context, { price }: PricedOrders): Promise<FieldError[]> {
  const unknown = [{ field: 'orders.0.url', code: 'link_in_use' as const }];
  // Whose orders they are is none of a guest's business.
  if (actor.kind !== 'user') return unknown;
  const active = await db
    .selectFrom('customer_order')
    .select(['service_id', 'link'])
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', actor.accountId)
    .where('status', 'in', activeStatuses)
    .where('holds_link', '=', true)
    .where(
      'link',
      'in',
      price.lines.map(({ url }) => url),
    )
    .execute();
  const found = price.lines.flatMap((line, position) =>
    active.some(({ service_id, link }) => service_id === line.service.row.id && link === line.url)
      ? [{ field: `orders.${position}.url`, code: 'link_in_use' as const }]
      : [],
  );
  return found.length > 0 ? found : unknown;
}
