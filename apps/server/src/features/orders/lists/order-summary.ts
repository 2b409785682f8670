import type { Profile } from '@marquee/contract/account/profile.ts';
import { type Money, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { readScalar, readScalars, type ScalarQuery, scalarQuery } from '../../../platform/db/scalar-query.ts';
import { orderedServices } from '../ordered-services.ts';

interface OrderSummary {
  /** Charged minus refunded, over ended orders. */
  spent: Money;
  lastOrder: Profile['last_order'];
}

/** What a profile shows about its owner's orders. */
export async function orderSummary(ctx: Context, accountId: bigint): Promise<OrderSummary> {
  const { spent, last } = await readScalars(ctx.db, {
    spent: spentOnOrdersQuery(ctx, accountId),
    last: lastOrderQuery(ctx, accountId),
  });
  return { spent, lastOrder: await lastOrderView(ctx, last) };
}

/** Charged minus refunded, over ended orders. */
export function spentOnOrders(ctx: Context, accountId: bigint): Promise<Money> {
  return readScalar(ctx.db, spentOnOrdersQuery(ctx, accountId));
}

export function spentOnOrdersQuery({ panel }: Context, accountId: bigint): ScalarQuery<Money> {
  const spent = sql<bigint | null>`
    select spent from order_summary where panel_id = ${panel.id} and account_id = ${accountId}`;
  return scalarQuery(spent, (amount) => money(amount ?? 0n));
}

interface LastOrder {
  serviceId: bigint;
  createdAt: Date;
}

export function lastOrderQuery({ panel }: Context, accountId: bigint): ScalarQuery<LastOrder | null> {
  const last = sql<{ service_id: string; created_at: string } | null>`
    select json_build_object('service_id', service_id::text, 'created_at', created_at) from customer_order
     where panel_id = ${panel.id} and account_id = ${accountId} and hidden_at is null
     order by id desc limit 1`;
  return scalarQuery(
    last,
    (row) => row && { serviceId: BigInt(row.service_id), createdAt: new Date(row.created_at) },
  );
}

export async function lastOrderView(ctx: Context, last: LastOrder | null): Promise<Profile['last_order']> {
  const service = last && (await orderedServices(ctx, [last.serviceId])).get(last.serviceId)?.view;
  if (!service) return null;
  return {
    created_at: last.createdAt.toISOString(),
    service: {
      id: service.id,
      name: service.name.slice(0, 300),
      service_type: {
        id: service.service_type.id,
        name: service.service_type.name,
        network: { id: service.network.id, name: service.network.name },
      },
    },
  };
}
