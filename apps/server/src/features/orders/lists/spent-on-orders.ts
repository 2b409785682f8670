import { type Money, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';

/** On orders that ended: charged less refunded. */
export async function spentOnOrders({ db, panel }: Context, accountId: bigint): Promise<Money> {
  const summary = await db
    .selectFrom('order_summary')
    .select('spent')
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return money(summary?.spent ?? 0n);
}
