import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { findTicket, type Reader } from './ticket-row.ts';

interface TicketChange {
  ticketId: bigint;
  by: Reader;
}

export async function closeTicket(ctx: Context, { ticketId, by }: TicketChange): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await findTicket(tx, ticketId, by);
    const { numUpdatedRows } = await tx.db
      .updateTable('ticket')
      .set({ status: 'closed', closed_at: tx.clock.now() })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', ticketId)
      .where('status', '<>', 'closed')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) refuse('wrong_state');
    if (by.kind === 'staff')
      await recordAudit(tx, { action: 'tickets.close', subjectType: 'ticket', subjectId: ticketId });
  });
}

/** One that was merged into another stays closed. */
export async function reopenTicket(ctx: Context, { ticketId, by }: TicketChange): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await findTicket(tx, ticketId, by);
    const { numUpdatedRows } = await tx.db
      .updateTable('ticket')
      .set({ status: 'open', closed_at: null, waiting_since: tx.clock.now() })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', ticketId)
      .where('status', '=', 'closed')
      .where('merged_into', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) refuse('wrong_state');
    if (by.kind === 'staff')
      await recordAudit(tx, { action: 'tickets.reopen', subjectType: 'ticket', subjectId: ticketId });
  });
}
