import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { TicketRow } from '../ticket-row.ts';

/** Two tickets of one customer become one: the messages move, and what is left is closed and points to it. */
export async function mergeTicket(
  ctx: Context,
  { ticketId, intoId }: { ticketId: bigint; intoId: bigint },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    // Locked in id order so that two merges cannot deadlock, and no message arrives meanwhile.
    const locked = await tx.db
      .selectFrom('ticket')
      .selectAll()
      .where('panel_id', '=', tx.panel.id)
      .where('id', 'in', [ticketId, intoId])
      .orderBy('id')
      .forUpdate()
      .execute();
    const ticket = locked.find(({ id }) => id === ticketId) ?? refuse('not_found');
    const into = locked.find(({ id }) => id === intoId);
    if (!into || into.id === ticket.id || into.account_id !== ticket.account_id)
      return refuse('invalid_input', { fields: [{ field: 'into', code: 'invalid' }] });
    if (ticket.merged_into !== null || into.merged_into !== null) refuse('wrong_state');
    await moveMessages(tx, ticket, into);
    await recordAudit(tx, {
      action: 'tickets.merge',
      subjectType: 'ticket',
      subjectId: ticketId,
      before: { status: ticket.status, into_status: into.status },
      after: { merged_into: String(intoId), into_status: merged(ticket, into).status },
    });
  });
}

async function moveMessages(tx: Context, ticket: TicketRow, into: TicketRow): Promise<void> {
  await tx.db
    .updateTable('ticket_message')
    .set({ ticket_id: into.id })
    .where('panel_id', '=', tx.panel.id)
    .where('ticket_id', '=', ticket.id)
    .execute();
  const change = tx.db.updateTable('ticket').where('panel_id', '=', tx.panel.id);
  await change.set(merged(ticket, into)).where('id', '=', into.id).execute();
  // What was merged into this one before follows, so that one step always leads to the messages.
  await change.set({ merged_into: into.id }).where('merged_into', '=', ticket.id).execute();
  await change
    .set({
      status: 'closed',
      closed_at: ticket.closed_at ?? tx.clock.now(),
      merged_into: into.id,
      customer_read_at: ticket.last_message_at,
    })
    .where('id', '=', ticket.id)
    .execute();
}

/** It waits if one of them did, since the earlier moment, and is unread if one of them was. */
function merged(ticket: TicketRow, into: TicketRow) {
  const both = [ticket, into];
  const isUnread = both.some((one) => one.last_message_at > one.customer_read_at);
  const open = both.filter(({ status }) => status === 'open');
  const times = (
    list: readonly TicketRow[],
    name: 'waiting_since' | 'last_message_at' | 'customer_read_at',
  ) => list.map((row) => row[name].getTime());
  const reads = times(both, 'customer_read_at');
  return {
    status: open.length > 0 ? 'open' : into.status,
    closed_at: open.length > 0 ? null : into.closed_at,
    waiting_since: new Date(Math.min(...times(open.length > 0 ? open : [into], 'waiting_since'))),
    last_message_at: new Date(Math.max(...times(both, 'last_message_at'))),
    customer_read_at: new Date(isUnread ? Math.min(...reads) : Math.max(...reads)),
    order_id: into.order_id ?? ticket.order_id,
  } satisfies Partial<TicketRow>;
}
