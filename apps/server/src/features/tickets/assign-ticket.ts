import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { findAccount, staffPermissions } from '../accounts/index.ts';
import { findTicket } from './ticket-row.ts';

/** Assigns the ticket to a staff member with `tickets.manage`, or to nobody. */
export async function assignTicket(
  ctx: Context,
  { ticketId, accountId }: { ticketId: bigint; accountId: bigint | null },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const ticket = await findTicket(tx, ticketId, { kind: 'staff' });
    const account = accountId === null ? undefined : await findAccount(tx, accountId);
    const may = account ? await staffPermissions(tx.db, account) : [];
    if (accountId !== null && !may.includes('tickets.manage'))
      refuse('invalid_input', { fields: [{ field: 'account_id', code: 'invalid' }] });
    await tx.db
      .updateTable('ticket')
      .set({ assigned_to: accountId })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', ticketId)
      .execute();
    await recordAudit(tx, {
      action: 'tickets.assign',
      subjectType: 'ticket',
      subjectId: ticketId,
      before: { assigned_to: ticket.assigned_to === null ? null : String(ticket.assigned_to) },
      after: { assigned_to: accountId === null ? null : String(accountId) },
    });
  });
}
