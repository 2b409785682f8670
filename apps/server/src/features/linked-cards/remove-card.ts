import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { forgetAtGateway } from './forget-at-gateway.ts';

/** Gone here first, so that nothing can charge it; then at the gateway, where it may fail without harm. */
export async function removeCard(
  ctx: Context,
  { cardId, accountId }: { cardId: bigint; accountId: bigint },
): Promise<void> {
  const card = await ctx.db
    .updateTable('linked_card')
    .set({ status: 'removed', removed_at: ctx.clock.now() })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', cardId)
    .where('account_id', '=', accountId)
    .where('status', 'in', ['active', 'expired'])
    .returning(['id', 'method_id', 'gateway_customer', 'gateway_card'])
    .executeTakeFirst();
  if (!card) return refuse('not_found');
  await forgetAtGateway(ctx, card);
}
