import { type Money, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';

export async function lostOfOrder({ db, panel }: Context, orderId: bigint): Promise<Money> {
  const losses = await db
    .selectFrom('order_loss')
    .select('amount')
    .where('panel_id', '=', panel.id)
    .where('order_id', '=', orderId)
    .execute();
  return money(losses.reduce((sum, { amount }) => sum + amount, 0n));
}
