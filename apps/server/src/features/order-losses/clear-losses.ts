import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { lockLosses } from './lock-losses.ts';
import { orderLossesChanged } from './order-losses-changed.ts';

/** Who owes nothing any more has paid for everything: the cash of all their orders is kept. */
export async function clearLosses(tx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  await lockLosses(tx, accountId);
  const { rows } = await sql<{ order_id: bigint }>`
    delete from order_loss as lost using invoice
     where lost.panel_id = ${tx.panel.id} and invoice.panel_id = ${tx.panel.id}
       and invoice.id = lost.invoice_id and invoice.account_id = ${accountId}
    returning lost.order_id`.execute(tx.db);
  const orderIds = [...new Set(rows.map(({ order_id }) => order_id))].sort((one, other) =>
    one < other ? -1 : 1,
  );
  if (orderIds.length === 0) return;
  await tx.events.emit(tx, orderLossesChanged, { orderIds, reason: 'everything owed was repaid' });
}
