import { type CardReport, GatewayFailure } from '../../adapters/payments/gateway.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { event } from '../../platform/events/events.ts';
import { findStoredMethod, gatewayFor } from '../payment-methods/index.ts';
import { isExpired } from './expire-cards.ts';

/** The gateway reports that a card was entered. Repeats and unknown set-ups change nothing. */
export async function saveCard(
  ctx: Context,
  { methodId, report }: { methodId: bigint; report: CardReport },
): Promise<void> {
  const { expires } = report;
  await inTransaction(ctx, async (tx) => {
    const card = await tx.db
      .updateTable('linked_card')
      .set({
        status: expires && isExpired(expires, tx.clock.now()) ? 'expired' : 'active',
        gateway_customer: report.customer,
        gateway_card: report.card,
        brand: report.brand.slice(0, 40),
        last_digits: /^\d{0,4}$/.test(report.lastDigits) ? report.lastDigits : '',
        expires_year: expires?.year ?? null,
        expires_month: expires?.month ?? null,
        linked_at: tx.clock.now(),
      })
      .where('panel_id', '=', tx.panel.id)
      .where('method_id', '=', methodId)
      .where('setup_ref', '=', report.setupRef)
      .where('status', '=', 'pending')
      .returning(['id', 'account_id', 'subscription_id'])
      .executeTakeFirst();
    if (!card) return;
    await tx.events.emit(tx, cardLinked, {
      cardId: card.id,
      accountId: card.account_id,
      subscriptionId: card.subscription_id,
    });
  });
}

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

/** A card can be charged from now on; `subscriptionId` names the subscription it was linked for. */
export const cardLinked = event<{ cardId: bigint; accountId: bigint; subscriptionId: bigint | null }>(
  'card-linked',
);
