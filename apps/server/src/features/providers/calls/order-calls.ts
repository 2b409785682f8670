import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';

type ProviderCall = Selectable<DB['provider_call']>;

const mostCalls = 100;

/** What was said about this order, the latest first. */
export function providerCallsOf({ db, panel }: Context, orderId: bigint): Promise<ProviderCall[]> {
  return db
    .selectFrom('provider_call')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(mostCalls)
    .execute();
}

/** They name what was promoted: erased with the links of the orders. */
export async function forgetCallsAbout({ db, panel }: Context, orderIds: readonly bigint[]): Promise<void> {
  if (orderIds.length === 0) return;
  await db
    .deleteFrom('provider_call')
    .where('panel_id', '=', panel.id)
    .where('order_id', 'in', orderIds)
    .execute();
}
