import { GatewayFailure } from '../../adapters/payments/gateway.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { requireOutgoing } from '../../platform/restore/outgoing.ts';
import { findStoredMethod, gatewayFor } from '../payment-methods/index.ts';
import type { LinkedCard } from './linked-card.ts';

/** Forgets the card at the gateway, then its references here. A second run finds nothing to do. */
export async function forgetCard(ctx: Context, cardId: bigint): Promise<void> {
  await requireOutgoing(ctx);
  const card = await ctx.db
    .selectFrom('linked_card')
    .select(['id', 'method_id', 'gateway_customer', 'gateway_card'])
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', cardId)
    .where('status', '=', 'removed')
    .executeTakeFirst();
  if (!card) return;
  if (card.gateway_card) await forgetAtGateway(ctx, card);
  await ctx.db
    .updateTable('linked_card')
    .set({ gateway_customer: null, gateway_card: null })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', cardId)
    .execute();
}

type GatewayCard = Pick<LinkedCard, 'id' | 'method_id' | 'gateway_customer' | 'gateway_card'>;

/** A gateway's failure is only logged: nothing charges the card any more. */
async function forgetAtGateway(ctx: Context, card: GatewayCard): Promise<void> {
  const method = await findStoredMethod(ctx, card.method_id);
  const gateway = method && (await gatewayFor(ctx, method));
  await gateway?.cards
    ?.forget({ customer: card.gateway_customer ?? '', card: card.gateway_card ?? '' })
    .catch((error: unknown) => {
      if (!(error instanceof GatewayFailure)) throw error;
      ctx.log.warn({ err: error, cardId: String(card.id) }, 'a gateway could not forget a card');
    });
}

/** Disabled here first so that nothing can charge it; then removed at the gateway, which may fail harmlessly. */
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
