import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';

/** Read here and not asked of the orders feature, which itself opens tickets. */
export async function checkOwnOrder(ctx: Context, accountId: bigint, orderId: bigint): Promise<void> {
  const order = await ctx.db
    .selectFrom('customer_order')
    .select('id')
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', orderId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!order) refuse('invalid_input', { fields: [{ field: 'order_id', code: 'invalid' }] });
}
