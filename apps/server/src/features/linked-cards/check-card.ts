import { GatewayFailure } from '../../adapters/payments/gateway.ts';
import type { Context } from '../../platform/context.ts';
import { findStoredMethod, gatewayFor } from '../payment-methods/index.ts';
import { saveCard } from './save-card.ts';

/** Shows the card at once to a customer who returns from the gateway, even when the webhook is late. */
export async function checkPendingCards(ctx: Context, accountId: bigint): Promise<void> {
  const halfAnHourAgo = new Date(ctx.clock.now().getTime() - 30 * 60_000);
  const pending = await ctx.db
    .selectFrom('linked_card')
    .select(['method_id', 'setup_ref'])
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .where('status', '=', 'pending')
    .where('setup_ref', 'is not', null)
    .where('created_at', '>', halfAnHourAgo)
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  for (const { method_id: methodId, setup_ref } of pending) {
    const method = await findStoredMethod(ctx, methodId);
    const gateway = method && (await gatewayFor(ctx, method));
    const report = await gateway?.cards?.look(setup_ref ?? '').catch((error: unknown) => {
      if (!(error instanceof GatewayFailure)) throw error;
      ctx.log.warn({ err: error }, 'a gateway could not be asked about a card');
      return undefined;
    });
    if (report) await saveCard(ctx, { methodId, report });
  }
}
