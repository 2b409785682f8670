import type { CardReport } from '../../adapters/payments/gateway.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { cardLinked } from './card-events.ts';
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
