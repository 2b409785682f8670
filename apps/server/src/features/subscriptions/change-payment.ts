import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { refuseProblems } from '../quotes/index.ts';
import { findSubscriptionServices, ownSubscription } from './subscription.ts';
import { cardProblems } from './subscription-request.ts';

/** Pays with another card from now on, or from the balance (null); what has waited is ordered for at once. */
export async function changePayment(ctx: Context, id: bigint, cardId: number | null): Promise<void> {
  const { status, watched_by } = await ownSubscription(ctx, id);
  // The provider delivers before a card could be charged.
  if (status !== 'in_processing' || (watched_by === 'provider' && cardId !== null)) refuse('wrong_state');
  if (cardId !== null) {
    const services = await findSubscriptionServices(ctx, [id]);
    const lines = services.map(({ service_id, quantity, max_quantity }) => ({
      service_id: Number(service_id),
      quantity: Number(quantity),
      max_quantity: max_quantity === null ? null : Number(max_quantity),
    }));
    refuseProblems({ problems: await cardProblems(ctx, cardId, lines) });
  }
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const changed = await tx.db
      .updateTable('subscription')
      .set({ card_id: cardId === null ? null : BigInt(cardId), next_look_at: now, updated_at: now })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', id)
      .where('status', '=', 'in_processing')
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) refuse('wrong_state');
  });
}
