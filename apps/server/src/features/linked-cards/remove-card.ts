import { GatewayFailure } from '../../adapters/payments/gateway.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { gatewayFor, standingMethod } from '../payment-methods/index.ts';

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
    .returning(['method_id', 'gateway_customer', 'gateway_card'])
    .executeTakeFirst();
  if (!card) return refuse('not_found');
  const method = await standingMethod(ctx, card.method_id);
  const gateway = method && (await gatewayFor(ctx, method));
  await gateway?.cards
    ?.forget({ customer: card.gateway_customer ?? '', card: card.gateway_card ?? '' })
    .catch((error: unknown) => {
      if (!(error instanceof GatewayFailure)) throw error;
      ctx.log.warn({ err: error, cardId: String(cardId) }, 'a gateway could not forget a card');
    });
}
