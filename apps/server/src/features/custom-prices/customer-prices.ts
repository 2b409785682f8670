import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { CustomPriceRow } from './custom-price-view.ts';

/** All of them are in the memory of every process. */
export const customPriceLimit = 1000;

/** One change of a customer's terms at a time, so that each records what it has replaced. */
export async function lockCustomer({ db, panel }: Context, accountId: bigint): Promise<void> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('panel_id', '=', panel.id)
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) refuse('not_found');
}

export function ownPrices({ db, panel }: Context, accountId: bigint): Promise<CustomPriceRow[]> {
  return db
    .selectFrom('custom_price')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}
