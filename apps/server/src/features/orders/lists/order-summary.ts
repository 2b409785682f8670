import type { Profile } from '@marquee/contract/account/profile.ts';
import { type Money, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { orderedServices } from '../ordered-services.ts';

interface OrderSummary {
  /** Charged minus refunded, over ended orders. */
  spent: Money;
  lastOrder: Profile['last_order'];
}

/** What a profile shows about its owner's orders. */
export async function orderSummary(ctx: Context, accountId: bigint): Promise<OrderSummary> {
  const [spent, last] = await Promise.all([
    spentOnOrders(ctx, accountId),
    ctx.db
      .selectFrom('customer_order')
      .select(['service_id', 'created_at'])
      .where('panel_id', '=', ctx.panel.id)
      .where('account_id', '=', accountId)
      .where('hidden_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  const service = last && (await orderedServices(ctx, [last.service_id])).get(last.service_id)?.view;
  return {
    spent,
    lastOrder:
      last && service
        ? {
            created_at: last.created_at.toISOString(),
            service: {
              id: service.id,
              name: service.name.slice(0, 300),
              service_type: {
                id: service.service_type.id,
                name: service.service_type.name,
                network: { id: service.network.id, name: service.network.name },
              },
            },
          }
        : null,
  };
}

/** Charged minus refunded, over ended orders. */
export async function spentOnOrders({ db, panel }: Context, accountId: bigint): Promise<Money> {
  const summary = await db
    .selectFrom('order_summary')
    .select('spent')
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return money(summary?.spent ?? 0n);
}
