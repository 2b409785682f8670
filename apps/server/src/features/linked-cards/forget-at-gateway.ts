import { GatewayFailure } from '../../adapters/payments/gateway.ts';
import type { Context } from '../../platform/context.ts';
import { gatewayFor, standingMethod } from '../payment-methods/index.ts';
import type { LinkedCard } from './linked-card.ts';

type Kept = Pick<LinkedCard, 'id' | 'method_id' | 'gateway_customer' | 'gateway_card'>;

/** Nothing charges the card any more; that the gateway keeps it, too, does no harm. */
export async function forgetAtGateway(ctx: Context, card: Kept): Promise<void> {
  const method = await standingMethod(ctx, card.method_id);
  const gateway = method && (await gatewayFor(ctx, method));
  await gateway?.cards
    ?.forget({ customer: card.gateway_customer ?? '', card: card.gateway_card ?? '' })
    .catch((error: unknown) => {
      if (!(error instanceof GatewayFailure)) throw error;
      ctx.log.warn({ err: error, cardId: String(card.id) }, 'a gateway could not forget a card');
    });
}
