import type { Context } from '../../platform/context.ts';

/** Whether the caller has completed an order of a service that opens closed sales, on sale today or not. */
export async function boughtClosedSales({ actor, db, panel }: Context): Promise<boolean> {
  if (actor.kind !== 'user') return false;
  const bought = await db
    .selectFrom('service_purchase as purchase')
    .innerJoin('service', (join) =>
      join
        .onRef('service.panel_id', '=', 'purchase.panel_id')
        .onRef('service.id', '=', 'purchase.service_id'),
    )
    .select('service.id')
    .where('purchase.panel_id', '=', panel.id)
    .where('purchase.account_id', '=', actor.accountId)
    .where('service.available_closed_sales', '=', true)
    .limit(1)
    .executeTakeFirst();
  return bought !== undefined;
}
