import { money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import type { Invoice } from '../invoice.ts';

interface FinishedRefund {
  /** All open refunds unless one is named. */
  turn?: number;
  claimUrl?: string | undefined;
}

/** The gateway has refunded; the payer is notified once. The caller has locked the invoice. */
export async function endRefund(
  tx: Context,
  invoice: Invoice,
  { turn, claimUrl }: FinishedRefund = {},
): Promise<void> {
  const done = await tx.db
    .updateTable('invoice_reversal')
    .set({ done_at: tx.clock.now(), claim_url: claimUrl ?? null })
    .where('panel_id', '=', tx.panel.id)
    .where('invoice_id', '=', invoice.id)
    .where('done_at', 'is', null)
    .$if(turn !== undefined, (query) => query.where('turn', '=', turn ?? 0))
    .returning('amount')
    .execute();
  await tx.db
    .updateTable('invoice')
    .set({ status: 'refunded', ended_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', invoice.id)
    .where('status', '=', 'refunding')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoice_reversal')
            .select('turn')
            .whereRef('invoice_reversal.panel_id', '=', 'invoice.panel_id')
            .whereRef('invoice_reversal.invoice_id', '=', 'invoice.id')
            .where('done_at', 'is', null),
        ),
      ),
    )
    .execute();
  for (const { amount } of done)
    await notify(tx, invoice.account_id, {
      kind: 'payment-refunded',
      invoiceId: invoice.id,
      amount: money(amount),
      ...(claimUrl ? { claimUrl } : {}),
    });
}
